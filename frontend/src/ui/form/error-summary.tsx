import { useEffect, useRef } from 'react';
import { focusField } from './focus-field.ts';
import styles from './form.module.css';

export type FieldError = { readonly id: string; readonly message: string };

type Props = {
  readonly errors: readonly FieldError[];
  /** Changes with every attempt to continue, so that the summary takes the focus again each time. */
  readonly attempt: number;
};

export function ErrorSummary({ errors, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby="error-summary" className={styles.summary}>
      <h2 id="error-summary">There is a problem</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(id);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
