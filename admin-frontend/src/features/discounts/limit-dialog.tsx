import Typography from '@mui/material/Typography';
import { type DiscountCode, MaxUses } from '@willow/contracts/discount/discount.operator.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { errorMessage, hasStatus } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { showToast } from '../../shared/toast/toasts.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FormDialog, takeFocus } from '../../shared/ui/form-dialog.tsx';
import { useChangeDiscountCodeMutation, useDiscountCodesQuery } from './discounts.api.ts';

const HELD = 'Reserved uses are for customers at checkout; released after an hour if unpaid.';
const FROM_NOW = 'Uses count from now on. The limit can be changed later but not removed.';

export function LimitDialog({ code, onClose }: { readonly code: DiscountCode; readonly onClose: () => void }) {
  const [change, { isLoading: busy }] = useChangeDiscountCodeMutation();
  const [typed, setTyped] = useState(code.limit ? String(code.limit.maxUses) : '');
  const [problem, setProblem] = useState<string>();
  // After a collision it was said what a colleague has set.
  const [isTold, setTold] = useState(false);
  const live = useDiscountCodesQuery().data?.find(({ id }) => id === code.id);

  const save = async () => {
    const { success, data: maxUses } = MaxUses.safeParse(Number(typed));
    if (!success) return setProblem(MESSAGES.discountMaxUses);
    const { error } = await change({ id: code.id, maxUses, before: { maxUses: ((isTold && live) || code).limit?.maxUses ?? null } });
    setTold((before) => before || hasStatus(error, 409));
    if (error) return setProblem(errorMessage(error, 'Failed to update discount code'));
    showToast({ tone: 'success', title: 'Code updated', description: code.code });
    onClose();
  };
  return (
    <FormDialog
      title={`Limit of ${code.code}`}
      width="xs"
      action={['Save Limit', 'Saving…']}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field
        label="Limit of uses"
        autoComplete="off"
        inputRef={takeFocus}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={problem}
        hint="A whole number from 1 to 1000"
        inputProps={{ inputMode: 'numeric', maxLength: 6 }}
      />
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{code.limit ? HELD : FROM_NOW}</Typography>
    </FormDialog>
  );
}
