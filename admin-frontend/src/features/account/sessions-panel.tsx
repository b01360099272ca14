import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { OpenSession } from '@willow/contracts/account/sessions.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { timeInWords } from '../../shared/times.ts';
import { showToast } from '../../shared/toast/toasts.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useEndOtherSessionsMutation, useEndSessionMutation } from './account.api.ts';

/** Where somebody is signed in. */
export function SessionsPanel({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const [asking, setAsking] = useState(false);
  const [endOthers, { isLoading: busy }] = useEndOtherSessionsMutation();
  const run = async () => {
    const { error } = await endOthers();
    if (error) return showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'The sessions are still signed in.') });
    showToast({ tone: 'success', title: 'Signed out everywhere else' });
  };
  return (
    <Paper component="section" aria-labelledby="sessions" sx={{ overflow: 'hidden' }}>
      <Box sx={{ p: 3, pb: 2, display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h2" id="sessions">
          Where you are signed in
        </Typography>
        {sessions.length > 1 && (
          <Button variant="outlined" disabled={busy} onClick={() => setAsking(true)}>
            Sign Out Everywhere Else
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </Box>
      {asking && (
        <ConfirmDialog title="Sign out everywhere else?" confirm="Sign Out" onConfirm={() => void run()} onClose={() => setAsking(false)}>
          All other sessions will end. If you do not recognise one of them, change your password too.
        </ConfirmDialog>
      )}
    </Paper>
  );
}

function Session({ session: { id, device, startedAt, lastSeenAt, current } }: { readonly session: OpenSession }) {
  const [end, { isLoading: busy }] = useEndSessionMutation();
  const run = async () => {
    const { error } = await end(id);
    if (error) showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'The session is still signed in.') });
    else showToast({ tone: 'success', title: 'Session ended' });
  };
  return (
    <Box component="li" sx={SESSION}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{device || 'Unknown browser'}</Typography>
          {current && <Badge tone="good">This one</Badge>}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Last used {timeInWords(lastSeenAt)}. Signed in {timeInWords(startedAt)}.
        </Typography>
      </Box>
      {!current && (
        <Button size="small" disabled={busy} onClick={() => void run()} aria-label={`End the session of ${device}`} sx={{ minHeight: 36 }}>
          End
        </Button>
      )}
    </Box>
  );
}

const SESSION = {
  px: 3,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  display: 'flex',
  gap: 2,
  justifyContent: 'space-between',
  alignItems: 'center',
} as const;
