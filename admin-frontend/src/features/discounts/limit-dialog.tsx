import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type DiscountCode, MaxUses } from '@willow/contracts/discount/discount.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { type FormEvent, useId, useState } from 'react';
import { ToastRegion } from '../../shared/toast/toast-region.tsx';
import { showToast } from '../../shared/toast/toasts.ts';
import { Field } from '../../shared/ui/field.tsx';
import { useChangeDiscountCodeMutation } from './discounts.api.ts';

const HELD = 'Held uses belong to customers at the till. They come back after an hour when they are not paid.';
const FROM_NOW = 'Uses count from now on. A limit can be changed later, and not be taken away.';

const focus = (input: HTMLInputElement | null) => input?.focus();

export function LimitDialog({ code, onClose }: { readonly code: DiscountCode; readonly onClose: () => void }) {
  const id = useId();
  const [change, { isLoading: busy }] = useChangeDiscountCodeMutation();
  const [typed, setTyped] = useState(code.limit ? String(code.limit.maxUses) : '');
  const [problem, setProblem] = useState<string>();

  const save = async () => {
    const { success, data: maxUses } = MaxUses.safeParse(Number(typed));
    if (!success) return setProblem(MESSAGES.discountMaxUses);
    const { error } = await change({ id: code.id, maxUses });
    if (error) return setProblem(errorMessage(error, 'Failed to update discount code'));
    showToast({ tone: 'success', title: 'Code updated' });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Limit of {code.code}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit}>
        <DialogContent>
          <Field
            label="Limit of uses"
            autoComplete="off"
            inputRef={focus}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={problem}
            hint="A whole number from 1 to 1000"
            inputProps={{ inputMode: 'numeric', maxLength: 6 }}
          />
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>{code.limit ? HELD : FROM_NOW}</Typography>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? 'Saving…' : 'Save Limit'}
          </Button>
        </DialogActions>
      </Box>
      <ToastRegion />
    </Dialog>
  );
}
