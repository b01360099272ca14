import { Read } from '../../shared/will-check/reading.tsx';
import { useWillHistoryQuery } from './history.api.ts';
import { timeInWords } from '../../shared/time-in-words.ts';
import styles from './dashboard.module.css';

/** What happened with a will, newest first. */
export default function HistoryList() {
  const history = useWillHistoryQuery(undefined);
  return (
    <Read of={history} label="We are looking up what happened...">
      {({ lines }) =>
        lines.length === 0 ? (
          <p>Nothing yet. It begins with your first answer.</p>
        ) : (
          <ol className={styles.history}>
            {lines.map(({ at, says }) => (
              <li key={`${at} ${says}`}>
                <time dateTime={at}>{timeInWords(at)}</time> {says}
              </li>
            ))}
          </ol>
        )
      }
    </Read>
  );
}
