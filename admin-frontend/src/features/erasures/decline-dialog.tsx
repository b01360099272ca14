import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ErasureRequest } from '@willow/contracts/account/privacy.contract';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { MESSAGES } from '@willow/contracts/messages';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { type FormEvent, useId, useState } from 'react';
import { ToastRegion } from '../../shared/toast/toast-region.tsx';
import { showToast } from '../../shared/toast/toasts.ts';
import { Field } from '../../shared/ui/field.tsx';
import { useDeclineErasureMutation } from './erasures.api.ts';

const focus = (input: HTMLInputElement | null) => input?.focus();

/** The law lets us say no where the file may be needed for a claim; the customer reads why. */
export function DeclineDialog({ request, onClose }: { readonly request: ErasureRequest; readonly onClose: () => void }) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [decline, { isLoading: busy }] = useDeclineErasureMutation();
  const save = async () => {
    if (reason.trim() === '') return setProblem(MESSAGES.reasonNeeded);
    const { error } = await decline({ id: request.id, reason: reason.trim() });
    if (error) return setProblem(errorMessage(error, 'The request was not declined.'));
    showToast({ tone: 'success', title: 'Request declined', description: 'The customer reads the reason under “Your data”.' });
    return onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Decline the erasure</DialogTitle>
      <Box component="form" noValidate onSubmit={submit}>
        <DialogContent>
          <Field
            label="Reason"
            hint="The customer reads this"
            multiline
            minRows={3}
            inputRef={focus}
            value={reason}
            error={problem}
            onChange={({ target }) => {
              setReason(target.value);
              setProblem(undefined);
            }}
            inputProps={{ maxLength: TEXT_LIMITS.reason }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? 'Declining…' : 'Decline Request'}
          </Button>
        </DialogActions>
      </Box>
      <ToastRegion />
    </Dialog>
  );
}
