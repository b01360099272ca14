import FormHelperText from '@mui/material/FormHelperText';
import { formatPounds } from '@willow/contracts/money';
import type { Refund } from '@willow/contracts/operator/operator.contract';
import { REFUND_REASONS } from '@willow/contracts/order/refund';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { Field } from '../../../shared/ui/field.tsx';
import { takeFocus } from '../../../shared/ui/form-dialog.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';

/** As it was typed and chosen. */
export type Wanted = { readonly will: Refund['will']; readonly amount: string; readonly reason: string; readonly note: string };

type WhatStepProps = {
  /** Whether two wills of a couple were paid for together. */
  readonly forTwo: boolean;
  readonly left: number;
  readonly wanted: Wanted;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (wanted: Wanted) => void;
};

const WILLS = { own: 'The customer’s own', second: 'Their partner’s' };
const OPTIONS = { '': 'Choose…', ...REFUND_REASONS };

export function WhatStep({ forTwo, left, wanted, problems, onChange }: WhatStepProps) {
  const set = (change: Partial<Wanted>) => onChange({ ...wanted, ...change });
  return (
    <>
      {forTwo && (
        <SelectField
          label="Which will"
          name="will"
          value={wanted.will}
          options={WILLS}
          onChange={({ target }) => set({ will: target.value === 'second' ? 'second' : 'own' })}
        />
      )}
      <Field
        label="Amount in pounds"
        hint={`Up to ${formatPounds(left)} can be refunded.`}
        inputRef={takeFocus}
        value={wanted.amount}
        error={problems['amount']}
        onChange={({ target }) => set({ amount: target.value })}
        inputProps={{ inputMode: 'decimal', autoComplete: 'off', maxLength: 12 }}
      />
      <div>
        <SelectField
          label="Why"
          name="reason"
          value={wanted.reason}
          options={OPTIONS}
          onChange={({ target }) => set({ reason: target.value })}
        />
        {problems['reason'] && (
          <FormHelperText error role="alert">
            {problems['reason']}
          </FormHelperText>
        )}
      </div>
      <Field
        label="Note (optional)"
        hint="Only the team sees it."
        multiline
        minRows={2}
        maxRows={8}
        value={wanted.note}
        onChange={({ target }) => set({ note: target.value })}
        inputProps={{ maxLength: TEXT_LIMITS.reason }}
      />
    </>
  );
}
