import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import { formatPounds } from '@willow/contracts/money';
import type { AdminOrderDetail, Refund } from '@willow/contracts/operator/operator.contract';
import { shortId } from '../../../shared/order-words.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { takeFocus } from '../../../shared/ui/form-dialog.tsx';
import { whatFollows } from './refund-words.ts';

type ConfirmStepProps = {
  readonly detail: AdminOrderDetail;
  readonly amount: number;
  readonly will: Refund['will'];
  readonly confirm: string;
  readonly problem: string | undefined;
  readonly onType: (confirm: string) => void;
  readonly onBack: () => void;
};

/** What will happen, in one line each, and the last word. */
export function ConfirmStep({ detail, amount, will, confirm, problem, onType, onBack }: ConfirmStepProps) {
  const { order, user } = detail;
  return (
    <>
      <Box sx={SUMMARY}>
        <Typography>
          <strong>
            {user.fullName} gets {formatPounds(amount)} back on the card that paid for this order, through Stripe.
          </strong>
        </Typography>
        <Typography sx={{ mt: 0.5 }}>{whatFollows(detail, amount, will)}</Typography>
        <Typography sx={{ mt: 0.5 }}>The customer is told by email. A refund cannot be undone.</Typography>
        <Button onClick={onBack} sx={{ mt: 1, ml: -1 }}>
          Change it
        </Button>
      </Box>
      <Field
        label={`To confirm, type the number of this order: ${shortId(order.id)}`}
        inputRef={takeFocus}
        value={confirm}
        error={problem}
        onChange={({ target }) => onType(target.value)}
        inputProps={{ autoComplete: 'off', spellCheck: false, maxLength: 20 }}
      />
    </>
  );
}

const SUMMARY = {
  p: 2,
  background: tokens.colour.goldPale,
  borderInlineStart: `4px solid ${tokens.colour.gold}`,
  borderRadius: 1,
} as const;
