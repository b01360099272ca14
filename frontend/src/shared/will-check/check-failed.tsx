import { sentence } from '../api/sentence.ts';
import { isFailure } from '../../web/api/failure.ts';
import { NotYet } from './reading.tsx';
import styles from './checks.module.css';

export function CheckFailed({ error }: { readonly error: unknown }) {
  if (!isFailure(error)) return null;
  if (error.step) return <NotYet step={error.step} reason={sentence(error)} />;
  return (
    <p role="alert" className={styles.failure}>
      {sentence(error)}
    </p>
  );
}
