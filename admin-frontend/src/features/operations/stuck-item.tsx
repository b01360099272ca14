import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CodeText } from '../../shared/ui/code-text.tsx';

type StuckItemProps = {
  readonly title: string;
  readonly id: string;
  readonly about: string;
  readonly reason: string;
  readonly busy: boolean;
  readonly retry: { readonly label: string; readonly run: () => void };
  readonly onSkip: () => void;
};

/** Something that waits for a person: what it is, why, and the two ways on. */
export function StuckItem({ title, id, about, reason, busy, retry, onSkip }: StuckItemProps) {
  return (
    <Box component="li" sx={{ px: 3, py: 2, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <CodeText>{id}</CodeText>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {about}
      </Typography>
      <Typography sx={{ mt: 1 }}>{reason}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button size="small" variant="outlined" disabled={busy} onClick={retry.run} aria-label={`${retry.label}: ${title} ${id}`}>
          {retry.label}
        </Button>
        <Button size="small" disabled={busy} onClick={onSkip} aria-label={`Skip: ${title} ${id}`}>
          Skip
        </Button>
      </Box>
    </Box>
  );
}

export const STUCK_LIST = { listStyle: 'none', m: 0, p: 0 } as const;
