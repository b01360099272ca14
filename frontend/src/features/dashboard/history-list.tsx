import type { getWillHistory } from '@willow/contracts/account/will-history.contract';
import type { ResponseOf } from '@willow/contracts/endpoint';
import { Read } from '../../shared/will-check/reading.tsx';
import { useWillAccessQuery, useWillHistoryQuery } from './history.api.ts';
import { timeInWords } from '../../shared/time-in-words.ts';
import styles from './dashboard.module.css';

/** What happened with a will, and who of our team opened it, newest first. */
export default function HistoryList() {
  const history = useWillHistoryQuery(undefined);
  const access = useWillAccessQuery(undefined);
  return (
    <>
      <Read of={history} label="We are looking up what happened...">
        {({ lines }) => <Lines of={lines} none="Nothing yet. It begins with your first answer." />}
      </Read>
      <section aria-labelledby="access-title">
        <h3 id="access-title">Who has opened my will</h3>
        <Read of={access} label="We are looking up who opened your will...">
          {({ lines }) => <Lines of={lines} none="Nobody on our team has opened your answers or your will." />}
        </Read>
        <p className={styles.note}>
          Our team also works with lists that show your name. Each look at a list is recorded too, and we email you when a file is made
          about you.
        </p>
      </section>
    </>
  );
}

type Lines = ResponseOf<typeof getWillHistory>['lines'];

const Lines = ({ of, none }: { readonly of: Lines; readonly none: string }) =>
  of.length === 0 ? (
    <p>{none}</p>
  ) : (
    <ol className={styles.history}>
      {of.map(({ at, says }) => (
        <li key={`${at} ${says}`}>
          <time dateTime={at}>{timeInWords(at)}</time> {says}
        </li>
      ))}
    </ol>
  );
