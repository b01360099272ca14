import { type DateParts, partsOf, textOf, wrongParts } from './date-text.ts';
import { FieldGroup, Optional, type Wording } from './field-parts.tsx';
import styles from './form.module.css';

type Props = Wording & {
  readonly id: string;
  readonly legend: string;
  readonly optional?: boolean;
  /** The date as typed so far, 'year-month-day'; `normalDate` makes a calendar date of it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether it is the birthday of whoever fills the form in, so that the browser may offer it. */
  readonly own?: boolean;
};

const PARTS = [
  ['day', 'Day', 'bday-day'],
  ['month', 'Month', 'bday-month'],
  ['year', 'Year', 'bday-year'],
] as const;

/** A date in three text fields: no picker, no jumping from one to the next. */
export function DateField({ id, legend, hint = 'For example, 27 3 1985', error, optional, value, onChange, own = false }: Props) {
  const parts = partsOf(value);
  const wrong: readonly (keyof DateParts)[] = error ? wrongParts(value) : [];
  return (
    <FieldGroup
      id={id}
      legend={
        <>
          {legend}
          {optional && <Optional />}
        </>
      }
      hint={hint}
      error={error}
    >
      <div className={styles.date}>
        {PARTS.map(([part, label, autoComplete]) => (
          <label key={part} className={styles[part]}>
            {label}
            <input
              id={`${id}-${part}`}
              type="text"
              inputMode={part === 'month' ? 'text' : 'numeric'}
              autoComplete={own ? autoComplete : 'off'}
              className={styles.input}
              value={parts[part]}
              aria-invalid={wrong.includes(part) || undefined}
              onChange={(event) => onChange(textOf({ ...parts, [part]: event.target.value }))}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
