import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './form.module.css';

export type Wording = { readonly hint?: ReactNode; readonly error?: string | undefined };

/** Ids of the texts that describe a control, for `aria-describedby`. */
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

export function Optional() {
  return <span className={styles.optional}> (optional)</span>;
}
