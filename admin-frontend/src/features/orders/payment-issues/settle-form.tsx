import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { settlePaymentIssue } from '@willow/contracts/operator/payment-issue.contract';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { z } from '@willow/contracts/zod';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../../shared/toast/toasts.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { takeFocus } from '../../../shared/ui/form-dialog.tsx';
import { useSettlePaymentIssueMutation } from './payment-issues.api.ts';

type Props = { readonly orderId: string; readonly issueId: string; readonly onDone: () => void; readonly onCancel: () => void };

/** How it was settled outside of here, in a sentence. */
export function SettleForm({ orderId, issueId, onDone, onCancel }: Props) {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [settle, { isLoading }] = useSettlePaymentIssueMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = z.safeParse(settlePaymentIssue.body, { note });
    setProblem(parsed.error?.issues[0]?.message);
    if (!parsed.success || isLoading) return;
    const { error } = await settle({ id: orderId, issueId, note: parsed.data.note });
    if (error) return setProblem(errorMessage(error, 'This could not be settled.'));
    showToast({ tone: 'success', title: 'Settled', description: 'Your note is kept with the order.' });
    onDone();
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} aria-label="Settle" sx={{ flex: '1 1 100%' }}>
      <Field
        label="How was it settled?"
        hint="For example: paid by bank transfer on 27 November, or: the customer rang, it is her own card."
        multiline
        minRows={2}
        maxRows={12}
        inputRef={takeFocus}
        value={note}
        error={problem}
        onChange={({ target }) => setNote(target.value)}
        inputProps={{ maxLength: TEXT_LIMITS.reason }}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button type="submit" size="small" variant="contained" disabled={isLoading}>
          {isLoading ? 'Settling…' : 'Settle'}
        </Button>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
