import Typography from '@mui/material/Typography';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !NO_TEXT.has(target.type));
const NO_TEXT: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file', 'button', 'submit']);

type Asking = {
  /** For the dialog: what is typed anywhere in it is noticed. */
  readonly notices: { readonly onFocus: (event: SyntheticEvent) => void };
  /** Closes, or asks first when something was typed. */
  readonly close: () => void;
  readonly question: ReactNode;
};

/**
 * Closes a dialog by Escape only after a question when that would lose what somebody typed. `gone`: whether fields that have left the dialog
 * count, as those of an earlier step do.
 */
export function useAskBeforeClosing(onClose: () => void, gone: boolean): Asking {
  const before = useRef(new Map<Field, string>());
  const [asks, setAsks] = useState(false);
  const isTyped = () => [...before.current].some(([field, text]) => (gone || field.isConnected) && field.value !== text);
  return {
    notices: {
      onFocus: ({ target }) => {
        if (isField(target) && !before.current.has(target)) before.current.set(target, target.value);
      },
    },
    close: () => (isTyped() ? setAsks(true) : onClose()),
    question: asks && (
      <ConfirmDialog
        title="Close without saving?"
        cancel="Keep Writing"
        confirm="Close Without Saving"
        onConfirm={onClose}
        onClose={() => setAsks(false)}
      >
        <Typography>What you typed here is not saved.</Typography>
      </ConfirmDialog>
    ),
  };
}
