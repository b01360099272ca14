import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './form.module.css';

export type Wording = { readonly hint?: ReactNode; readonly error?: string | undefined };

export const describedBy = (id: string, { hint, error }: Wording): string | undefined =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

export function HintAndError({ id, hint, error }: Wording & { readonly id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" />
          <span>
            <span className="visually-hidden">Error: </span>
            {error}
          </span>
        </p>
      )}
    </>
  );
}

type GroupProps = Wording & {
  readonly id: string;
  readonly legend: ReactNode;
  /** When the page's heading already is the question, the legend is for screen readers only. */
  readonly legendHidden?: boolean | undefined;
  readonly children: ReactNode;
};

export function FieldGroup({ id, legend, legendHidden, hint, error, children }: GroupProps) {
  return (
    <fieldset
      id={id}
      className={styles.group}
      data-invalid={Boolean(error) || undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className={legendHidden ? 'visually-hidden' : styles.label}>{legend}</legend>
      <HintAndError id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}

export function Optional() {
  return <span className={styles.optional}> (optional)</span>;
}
