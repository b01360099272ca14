import { type KeyboardEvent, useRef } from 'react';
import { type DateParts, partsOf, partTyped, textOf, wrongParts } from './date-text.ts';
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
  ['day', 'Day', 'bday-day', 'month'],
  ['month', 'Month', 'bday-month', 'year'],
  ['year', 'Year', 'bday-year', null],
] as const;

/** A date in three text fields, without a picker. It goes on to the next field when one is complete and the next is still empty, and says so. */
export function DateField({ id, legend, hint = 'For example, 27 3 1985', error, optional, value, onChange, own = false }: Props) {
  const parts = partsOf(value);
  const wrong: readonly (keyof DateParts)[] = error ? wrongParts(value) : [];
  const arrivedAt = useRef<keyof DateParts>(null);
  const type = (part: keyof DateParts, next: keyof DateParts | null, typed: string) => {
    const { text, isComplete } = partTyped(part, typed);
    onChange(textOf({ ...parts, [part]: text }));
    if (!next || !isComplete || parts[next] !== '' || typed.length < parts[part].length) return;
    arrivedAt.current = next;
    document.getElementById(`${id}-${next}`)?.focus();
  };
  // Who presses Tab out of habit has been brought to the next field already.
  const onKeyDown = (part: keyof DateParts, event: KeyboardEvent) => {
    if (event.key === 'Tab' && !event.shiftKey && arrivedAt.current === part && parts[part] === '') event.preventDefault();
    arrivedAt.current = null;
  };
  return (
    <FieldGroup
      id={id}
      legend={
        <>
          {legend}
          {optional && <Optional />}
        </>
      }
      hint={
        <>
          {hint}
          <span className="visually-hidden">. The cursor moves on when a box is full.</span>
        </>
      }
      error={error}
    >
      <div className={styles.date}>
        {PARTS.map(([part, label, autoComplete, next]) => (
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
              onKeyDown={(event) => onKeyDown(part, event)}
              onChange={(event) => type(part, next, event.target.value)}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
