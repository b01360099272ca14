import Typography from '@mui/material/Typography';
import { formatPounds } from '@willow/contracts/money';
import { type AdminReferral, earningsOf } from '@willow/contracts/referral/referral.operator.contract';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { FormDialog, takeFocus } from '../../shared/ui/form-dialog.tsx';
import { useReferralsQuery } from './referrals.api.ts';
import { useChangeReferral } from './use-change-referral.ts';

/** What was asked for on a row: to mark it as successful or its reward as paid, or to write a note. */
export type Asked = { readonly what: 'successful' | 'paid' | 'notes'; readonly referral: AdminReferral };

type AskedDialogProps = Asked & { readonly onClose: () => void };

export function AskedDialog(asked: AskedDialogProps) {
  if (asked.what === 'notes') return <NotesDialog {...asked} />;
  return asked.what === 'paid' ? <PaidDialog {...asked} /> : <SuccessfulDialog {...asked} />;
}

function SuccessfulDialog({ referral, onClose }: AskedDialogProps) {
  const { change } = useChangeReferral(referral);
  const { referrer, refereeName } = referral;
  return (
    <ConfirmDialog
      title={`Mark the invitation of ${refereeName} as successful?`}
      confirm="Mark as Successful"
      onConfirm={() => void change({ status: 'successful' })}
      onClose={onClose}
    >
      <Typography>
        We then owe {referrer.fullName} {formatPounds(earningsOf(referral))}, whether or not {refereeName} has paid for a will. This cannot
        be taken back.
      </Typography>
    </ConfirmDialog>
  );
}

function PaidDialog({ referral, onClose }: AskedDialogProps) {
  const { change } = useChangeReferral(referral);
  const { referrer, refereeName } = referral;
  return (
    <ConfirmDialog
      title={`Mark the reward of ${referrer.fullName} as paid?`}
      confirm="Mark as Paid"
      onConfirm={() => void change({ status: 'paid' })}
      onClose={onClose}
    >
      <Typography>
        {formatPounds(earningsOf(referral))} for inviting {refereeName} counts as paid out from today. This cannot be taken back.
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
