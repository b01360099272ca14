import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = {
  readonly title: string;
  readonly action: string;
  readonly children: ReactNode;
  /** Gives what went wrong, or null. */
  readonly onConfirm: () => Promise<string | null>;
  readonly onClose: () => void;
};

/** Asks before something is done, and stays open with what went wrong. */
export function ConfirmDialog({ title, action, children, onConfirm, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    const problem = await onConfirm();
    setBusy(false);
    setFailure(problem);
    if (problem === null) onClose();
  };
  return (
    <Dialog title={title} closable={!busy} onClose={onClose}>
      {children}
      {failure && <p role="alert">{failure}</p>}
      <Button wide busy={busy} onClick={() => void press()}>
        {action}
      </Button>
    </Dialog>
  );
}
