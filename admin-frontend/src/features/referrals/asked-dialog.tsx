import Typography from '@mui/material/Typography';
import { shortDate } from '@willow/contracts/dates';
import { formatPounds } from '@willow/contracts/money';
import { type AdminReferral, earningsOf, type ReferralMark } from '@willow/contracts/referral/referral.operator.contract';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { FormDialog, takeFocus } from '../../shared/ui/form-dialog.tsx';
import { isDue } from './referral-words.ts';
import { useReferralsQuery } from './referrals.api.ts';
import { useChangeReferral } from './use-change-referral.ts';

/** What was asked for on a row: to mark it as successful or its reward as paid, to take such a mark back, or to write a note. */
export type Asked = { readonly what: ReferralMark | `undo-${ReferralMark}` | 'notes'; readonly referral: AdminReferral };

type AskedDialogProps = Asked & { readonly onClose: () => void };

export function AskedDialog(asked: AskedDialogProps) {
  if (asked.what === 'notes') return <NotesDialog {...asked} />;
  if (asked.what === 'paid') return <PaidDialog {...asked} />;
  if (asked.what === 'successful') return <SuccessfulDialog {...asked} />;
  return <UndoDialog {...asked} mark={asked.what === 'undo-paid' ? 'paid' : 'successful'} />;
}

function UndoDialog({ referral, mark, onClose }: AskedDialogProps & { readonly mark: ReferralMark }) {
  const { undo } = useChangeReferral(referral);
  const { referrer, refereeName } = referral;
  const sum = formatPounds(earningsOf(referral));
  const isPaid = mark === 'paid';
  return (
    <ConfirmDialog
      title={isPaid ? `Undo marking ${referrer.fullName} as paid?` : `Undo marking the invitation of ${refereeName} as successful?`}
      confirm={isPaid ? 'Undo Paid' : 'Undo Successful'}
      onConfirm={() => void undo(mark)}
      onClose={onClose}
    >
      <Typography>
        {isPaid
          ? `We will owe ${referrer.fullName} ${sum} again. Do this only if no money has been paid.`
          : `We will owe ${referrer.fullName} nothing for it until ${refereeName} pays for a will.`}{' '}
        The history keeps both steps.
      </Typography>
    </ConfirmDialog>
  );
}

function SuccessfulDialog({ referral, onClose }: AskedDialogProps) {
  const { mark } = useChangeReferral(referral);
  const { referrer, refereeName } = referral;
  return (
    <ConfirmDialog
      title={`Mark the invitation of ${refereeName} as successful?`}
      confirm="Mark as Successful"
      onConfirm={() => mark('successful')}
      onClose={onClose}
    >
      <Typography>
        We then owe {referrer.fullName} {formatPounds(earningsOf(referral))}, whether or not {refereeName} has paid for a will. It can be
        taken back until the reward is paid.
      </Typography>
    </ConfirmDialog>
  );
}

function PaidDialog({ referral, onClose }: AskedDialogProps) {
  const { mark } = useChangeReferral(referral);
  const { fulfilledTimeStamp: readAt = 0 } = useReferralsQuery();
  const { payableFrom, referrer, refereeName } = referral;
  return (
    <ConfirmDialog
      title={`Mark the reward of ${referrer.fullName} as paid?`}
      confirm="Mark as Paid"
      onConfirm={() => mark('paid')}
      onClose={onClose}
    >
      {payableFrom !== undefined && !isDue(referral, readAt) && (
        <Typography sx={{ mb: 1 }}>
          This reward is to be paid from {shortDate(payableFrom)}: until then {refereeName} can ask for a refund.
        </Typography>
      )}
      <Typography>
        {formatPounds(earningsOf(referral))} for inviting {refereeName} counts as paid from today. A mistake can be taken back within 24
        hours; after that it counts as paid out.
      </Typography>
    </ConfirmDialog>
  );
}

function NotesDialog({ referral, onClose }: AskedDialogProps) {
  const { change, busy } = useChangeReferral(referral);
  const [text, setText] = useState(referral.notes ?? '');
  // After a refusal it was said what a colleague has written.
  const [isTold, setTold] = useState(false);
  const live = useReferralsQuery().data?.find(({ id }) => id === referral.id);
  const save = async () => {
    const { notes } = (isTold && live) || referral;
    if (await change({ notes: text, before: { notes } })) onClose();
    else setTold(true);
  };
  return (
    <FormDialog
      title={`Notes on the referral of ${referral.refereeName}`}
      width="sm"
      action={['Save Notes', 'Saving…']}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field
        label="Notes"
        hint="Only the team sees these."
        multiline
        minRows={3}
        maxRows={12}
        inputRef={takeFocus}
        value={text}
        onChange={({ target }) => setText(target.value)}
        inputProps={{ maxLength: TEXT_LIMITS.notes }}
      />
    </FormDialog>
  );
}
