import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { Field } from './field.tsx';
import { takeFocus } from './form-dialog.tsx';

type ReasonFieldProps = {
  readonly hint: string;
  readonly minRows: number;
  readonly reason: string;
  readonly problem: string | undefined;
  readonly onWrite: (reason: string) => void;
};

/** The one field of a dialog that asks why something is done. */
export function ReasonField({ hint, minRows, reason, problem, onWrite }: ReasonFieldProps) {
  return (
    <Field
      label="Reason"
      hint={hint}
      multiline
      minRows={minRows}
      inputRef={takeFocus}
      value={reason}
      error={problem}
      onChange={({ target }) => onWrite(target.value)}
      inputProps={{ maxLength: TEXT_LIMITS.reason }}
    />
  );
}
