import { MESSAGES } from '@willow/contracts/messages';
import { ReasonDialog } from '../../shared/ui/reason-dialog.tsx';
import { usePausePaymentsMutation } from './settings.api.ts';

export function PauseDialog({ onClose }: { readonly onClose: () => void }) {
  const [pause] = usePausePaymentsMutation();
  return (
    <ReasonDialog
      title="Pause payments?"
      action={['Pause Payments', 'Pausing…']}
      hint="For the team, saved with your name. Customers do not see it"
      minRows={2}
      problemOf={(reason) => (reason.trim() === '' ? MESSAGES.pauseReason : undefined)}
      onReason={(reason) => pause({ reason })}
      failed="Payments are not paused."
      done={{ title: 'Payments are paused' }}
      onClose={onClose}
    >
      At the checkout, customers are told we are not taking payments and that their answers are safe. Publish a notice as well to say until
      when.
    </ReasonDialog>
  );
}
