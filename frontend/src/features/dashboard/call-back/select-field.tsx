import { describedBy, HintAndError, type Wording } from '../../../ui/form/field-parts.tsx';
import styles from '../../../ui/form/form.module.css';

type Choice = { readonly value: string; readonly label: string };
/** One without a label stands by itself. */
export type OptionGroup = { readonly label?: string; readonly options: readonly Choice[] };

type Props = Wording & {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function SelectField({ id, label, hint, error, groups, value, onChange }: Props) {
  return (
    <div className={styles.field} data-invalid={Boolean(error) || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <HintAndError id={id} hint={hint} error={error} />
      <select
        id={id}
        value={value}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">Choose one</option>
        {groups.map((group) =>
          group.label ? (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(optionOf)}
            </optgroup>
          ) : (
            group.options.map(optionOf)
          ),
        )}
      </select>
    </div>
  );
}

const optionOf = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
);
