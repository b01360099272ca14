import type { InputHTMLAttributes, ReactNode } from 'react';
import { describedBy, HintAndError, Optional, type Wording } from './field-parts.tsx';
import styles from './form.module.css';

type Props = Wording & {
  readonly id: string;
  readonly label: ReactNode;
  readonly optional?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly short?: boolean;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly input?: Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'id' | 'className'>;
};

export function Field({ id, label, hint, error, optional, value, onChange, rows, short, prefix, suffix, input }: Props) {
  const control = {
    id,
    value,
    'aria-invalid': Boolean(error) || undefined,
    'aria-describedby': describedBy(id, { hint, error }),
    className: `${styles.input} ${short ? styles.short : ''}`,
  };
  return (
    <div className={styles.field} data-invalid={Boolean(error) || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <Optional />}
      </label>
      <HintAndError id={id} hint={hint} error={error} />
      {rows ? (
        <textarea {...control} rows={rows} autoComplete={input?.autoComplete} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <div className={prefix || suffix ? styles.affix : undefined}>
          {prefix && <span aria-hidden="true">{prefix}</span>}
          <input type="text" {...input} {...control} onChange={(event) => onChange(event.target.value)} />
          {suffix && <span aria-hidden="true">{suffix}</span>}
        </div>
      )}
    </div>
  );
}
