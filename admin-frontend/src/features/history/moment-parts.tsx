import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { HistoryEntry } from '@willow/contracts/operator/history.contract';
import { useState } from 'react';
import { errorMessage, hasStatus } from '@willow/frontend/web/api/failure';
import { timeInWords } from '../../shared/times.ts';
import { ErrorNotice } from '../../shared/ui/notice.tsx';
import { OpenDialog } from './open-dialog.tsx';

/** The entry that a moment follows. */
export function AtEntry({ title, entry: { at, who, says } }: { readonly title: string; readonly entry: HistoryEntry }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}, <time dateTime={at}>{timeInWords(at)}</time>
      </Typography>
      <Typography>
        <strong>{who}</strong> {says}
      </Typography>
    </Box>
  );
}

type FailedProps = { readonly orderId: string; readonly error: unknown; readonly onRetry: () => void };

/** A moment is nothing but personal: an auditor opens it here, too. */
export function MomentFailed({ orderId, error, onRetry }: FailedProps) {
  const [asking, setAsking] = useState(false);
  if (!hasStatus(error, 403))
    return (
      <ErrorNotice title="This could not be read" onRetry={onRetry}>
        {errorMessage(error, 'Try again in a moment.')}
      </ErrorNotice>
    );
  return (
    <Box sx={{ px: 3, py: 6, textAlign: 'center' }}>
      <Typography sx={{ mb: 2 }}>{errorMessage(error, 'Names and answers are sealed.')}</Typography>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Reveal personal details
      </Button>
      {asking && <OpenDialog orderId={orderId} onClose={() => setAsking(false)} />}
    </Box>
  );
}
