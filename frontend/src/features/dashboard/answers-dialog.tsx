import type { User } from '@willow/contracts/account/account.contract';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { summaryOf } from '../../shared/will-summary/summary.ts';
import { WillSummary } from '../../shared/will-summary/will-summary.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = { readonly answers: WillAnswers; readonly user: User; readonly onClose: () => void };

export default function AnswersDialog({ answers, user, onClose }: Props) {
  return (
    <Dialog title="Your answers" wide onClose={onClose}>
      <WillSummary groups={summaryOf(answers, user)} />
    </Dialog>
  );
}
