import { MESSAGES } from '@willow/contracts/messages';
import { OPENED_MINUTES } from '@willow/contracts/operator/history.contract';
import { isOfSubstance } from '@willow/contracts/operator/review.contract';
import { ReasonDialog } from '../../shared/ui/reason-dialog.tsx';
import { useOpenOrderHistoryMutation } from './history.api.ts';

export function OpenDialog({ orderId, onClose }: { readonly orderId: string; readonly onClose: () => void }) {
  const [open] = useOpenOrderHistoryMutation();
  return (
    <ReasonDialog
      title="Reveal personal details"
      action={['Reveal', 'Revealing…']}
      hint="Who is asking, and why"
      minRows={3}
      problemOf={(reason) => (isOfSubstance(reason) ? undefined : MESSAGES.reasonThin)}
      onReason={(reason) => open({ id: orderId, reason })}
      failed="Nothing was revealed. Try again in a moment."
      done={{ title: 'Personal details revealed', description: `For ${OPENED_MINUTES} minutes, in this session.` }}
      onClose={onClose}
    >
      You can then read names, answers and reasons of this order for {OPENED_MINUTES} minutes. Your name and the reason become part of its
      history, and the customer’s copy of everything says that it happened.
    </ReasonDialog>
  );
}
