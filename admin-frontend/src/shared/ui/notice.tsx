import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type NoticeProps = { readonly title: string; readonly children?: ReactNode; readonly action?: ReactNode };

export function EmptyNotice({ title, children, action }: NoticeProps) {
  return (
    <Box sx={{ px: 3, py: 6, textAlign: 'center' }}>
      <Typography variant="h2">{title}</Typography>
      {children && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{children}</Typography>}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}

type ErrorNoticeProps = Omit<NoticeProps, 'action'> & {
  readonly onRetry: () => void;
  readonly heading?: 'h1' | 'h2';
};

export function ErrorNotice({ title, children, heading = 'h2', onRetry }: ErrorNoticeProps) {
  return (
    <Box role="alert" sx={{ px: 3, py: 6, textAlign: 'center' }}>
      <Typography variant="h2" component={heading} sx={{ color: 'error.main' }}>
        {title}
      </Typography>
      {children && <Typography sx={{ mt: 1 }}>{children}</Typography>}
      <Button variant="outlined" onClick={onRetry} sx={{ mt: 2 }}>
        Try again
      </Button>
    </Box>
  );
}
