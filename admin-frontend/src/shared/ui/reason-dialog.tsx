import Typography from '@mui/material/Typography';
import { MESSAGES } from '@willow/contracts/messages';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { type ReactNode, useState } from 'react';
import { showToast } from '../toast/toasts.ts';
import { Field } from './field.tsx';
import { FormDialog, takeFocus } from './form-dialog.tsx';

type ReasonDialogProps = {
  readonly title: string;
  /** What its button says, and what it says while that happens. */
  readonly action: readonly [string, string];
  /** Who reads the reason, or what it should say. */
  readonly hint: string;
  readonly minRows: number;
  /** What is wrong with a reason, as a sentence; undefined when nothing is. */
  readonly problemOf?: (reason: string) => string | undefined;
  readonly onReason: (reason: string) => PromiseLike<{ readonly error?: unknown }>;
  /** What is said when the server gave no reason of its own for a refusal. */
  readonly failed: string;
  readonly done: { readonly title: string; readonly description?: string };
  readonly onClose: () => void;
  /** What happens, above the field. */
  readonly children?: ReactNode;
};

/** For what is only done with a reason. What was typed stays when it fails. */
export function ReasonDialog({
  title,
  action,
  hint,
  minRows,
  problemOf = needed,
  onReason,
  failed,
  done,
  onClose,
  children,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const wrong = problemOf(reason);
    if (wrong !== undefined) return setProblem(wrong);
    setBusy(true);
    const { error } = await onReason(reason.trim());
    setBusy(false);
    if (error) return setProblem(errorMessage(error, failed));
    showToast({ tone: 'success', ...done });
    return onClose();
  };
  return (
    <FormDialog title={title} width="sm" action={action} busy={busy} onSubmit={() => void save()} onClose={onClose}>
      {children !== undefined && <Typography sx={{ mb: 2 }}>{children}</Typography>}
      <Field
        label="Reason"
        hint={hint}
        multiline
        minRows={minRows}
        inputRef={takeFocus}
        value={reason}
        error={problem}
        onChange={({ target }) => {
          setReason(target.value);
          setProblem(undefined);
        }}
        inputProps={{ maxLength: TEXT_LIMITS.reason }}
      />
    </FormDialog>
  );
}

const needed = (reason: string): string | undefined => (reason.trim() === '' ? MESSAGES.reasonNeeded : undefined);
