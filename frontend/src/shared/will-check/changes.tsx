import { shortDate } from '@willow/contracts/dates';
import { useWillChangesQuery } from '../api/explanations.api.ts';
import styles from './reading.module.css';

/** What the answers as they stand would mean otherwise than the last version that was handed in. */
export default function Changes() {
  const { data } = useWillChangesQuery();
  if (!data?.since) return null;
  return (
    <section className={styles.changes} aria-labelledby="changes-title">
      <h2 id="changes-title">What changed since your last version</h2>
      <p>Compared with what you handed in on {shortDate(data.since)}:</p>
      {data.changes.length === 0 ? (
        <p>Nothing changed in meaning. Everybody gets what they got before, and the same people look after things.</p>
      ) : (
        <ul>
          {data.changes.map(({ sentence, clause }, index) => (
            <li key={`${index} ${sentence}`}>
              {sentence}
              {clause && <span className={styles.soft}> Clause {clause}.</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
