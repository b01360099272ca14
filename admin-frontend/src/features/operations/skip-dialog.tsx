import { MESSAGES } from '@willow/contracts/messages';
import type { ReactNode } from 'react';
import { ReasonDialog } from '../../shared/ui/reason-dialog.tsx';

type SkipDialogProps = {
  readonly what: string;
  readonly onSkip: (reason: string) => PromiseLike<{ readonly error?: unknown }>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Giving something up is for good, so it takes a reason, which is kept with who gave it. */
export function SkipDialog({ what, onSkip, onClose, children }: SkipDialogProps) {
  return (
    <ReasonDialog
      title={`Skip ${what}?`}
      action={['Skip', 'Skipping…']}
      hint="Kept with your name"
      minRows={2}
      problemOf={(reason) => (reason.trim() === '' ? MESSAGES.skipReason : undefined)}
      onReason={onSkip}
      failed="It was not skipped."
      done={{ title: 'Skipped' }}
      onClose={onClose}
    >
      {children}
    </ReasonDialog>
  );
}
