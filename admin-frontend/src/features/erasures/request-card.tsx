import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ERASURE_AGREEMENTS, type ErasureRequest } from '@willow/contracts/account/privacy.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { EmailText } from '@willow/frontend/web/email-text';
import { timeInWords } from '../../shared/times.ts';
import { showToast } from '../../shared/toast/toasts.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { useAgreeToErasureMutation } from './erasures.api.ts';

export function RequestCard({ request }: { readonly request: ErasureRequest }) {
  const [asking, setAsking] = useState<'agree' | 'decline' | null>(null);
  const [agree, { isLoading: busy }] = useAgreeToErasureMutation();
  const { fullName, email } = request.customer ?? { fullName: 'Erased', email: '' };
  const run = async () => {
    const { error } = await agree(request.id);
    if (error) return showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'The agreement was not recorded.') });
    return showToast({ tone: 'success', title: 'Agreement recorded' });
  };
  const close = () => setAsking(null);
  return (
    <Box component="li" sx={{ p: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="h2">{fullName}</Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <EmailText>{email}</EmailText>
      </Typography>
      <Typography sx={{ mt: 1 }}>
        Asked on {timeInWords(request.requestedAt)}. To be erased on {timeInWords(request.dueAt)}.
      </Typography>
      <Typography sx={{ mt: 1 }}>{standing(request)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {request.needsAgreement && request.agreements < ERASURE_AGREEMENTS && (
          <Button variant="contained" disabled={busy} onClick={() => setAsking('agree')}>
            Agree to Erase
          </Button>
        )}
        <Button variant="outlined" onClick={() => setAsking('decline')}>
          Decline
        </Button>
      </Box>
      {asking === 'agree' && (
        <ConfirmDialog title={`Erase the account of ${fullName}?`} confirm="Agree to Erase" onConfirm={() => void run()} onClose={close}>
          <Typography>
            The will is paid for. Once two team members have agreed and the date has come, answers, drafts and documents are deleted for
            good. First check that no one has announced a claim about this will.
          </Typography>
        </ConfirmDialog>
      )}
      {asking === 'decline' && <DeclineDialog request={request} onClose={close} />}
    </Box>
  );
}

function standing({ needsAgreement, agreements, agreedBy }: ErasureRequest): string {
  if (!needsAgreement) return 'No paid will, so the account is erased automatically on that day.';
  const names = agreedBy.length > 0 ? ` (${agreedBy.join(', ')})` : '';
  return `The will is paid for: ${agreements} of ${ERASURE_AGREEMENTS} agreed${names}.`;
}
