import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '../theme/tokens.ts';
import { UNSETTLED } from '@willow/frontend/web/api/failure';
import { UNKNOWN_TITLE } from '../toast/toasts.ts';

const { colour } = tokens;

export function Problem({ title, children }: { readonly title: string; readonly children?: string | undefined }) {
  return (
    <Box role="alert" sx={{ p: 2, background: colour.errorPale, borderInlineStart: `4px solid ${colour.error}`, borderRadius: 1 }}>
      <Typography sx={{ fontWeight: 600, color: 'error.main' }}>{children === UNSETTLED ? UNKNOWN_TITLE : title}</Typography>
      {children && <Typography variant="body2">{children}</Typography>}
    </Box>
  );
}
