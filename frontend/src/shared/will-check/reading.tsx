import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sentence } from '../api/sentence.ts';
import { isFailure } from '../../web/api/failure.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import styles from './reading.module.css';

type Reading<T> = {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};
type Props<T> = {
  readonly of: Reading<T>;
  /** What is being read, to finish "We are …". */
  readonly label: string;
  readonly children: (data: T) => ReactNode;
};

export function Read<T>({ of: { data, error, isFetching, refetch }, label, children }: Props<T>) {
  const failure = isFailure(error) ? error : undefined;
  if (failure?.step) return <NotYet step={failure.step} reason={sentence(failure)} />;
  if (failure && !isFetching) return <Failed text={sentence(failure)} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <output className={styles.reading} aria-busy="true">
        {label}
      </output>
    );
  return children(data);
}

export function NotYet({ step, reason }: { readonly step: number; readonly reason: string }) {
  return (
    <div className={styles.notYet}>
      <h2>There is one thing to finish first</h2>
      <p>{reason}</p>
      <p>As soon as this question is answered, we can show you here what your will does.</p>
      <Link to={`/wizard/${step}`} className={buttonClass()}>
        Go to question {step}
      </Link>
    </div>
  );
}

function Failed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <p>We could not show this. {text}</p>
      <Button look="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
