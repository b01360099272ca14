import { useAfterSendingQuery } from '../../shared/api/after-sending.api.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Stage } from './will-progress.ts';
import styles from './will-track.module.css';

const STOPS = [
  { title: 'Paid', text: 'Your answers are safe with us.' },
  { title: 'Drafted and checked', text: 'A person on our team reads it against your answers.' },
  { title: 'Sent to you', text: 'By email, and here for download.' },
  { title: 'Signed', text: 'By you, with two witnesses watching. From then on it is your will.' },
] as const;

const REACHED: Partial<Record<Stage, number>> = { confirming: 0, preparing: 1, stuck: 1, reviewing: 1, sent: 3 };

/** Where a paid will is: what lies behind it, where it stands, what comes. */
export function WillTrack({ stage }: { readonly stage: Stage }) {
  const { data } = useAfterSendingQuery(undefined, { skip: stage !== 'sent' });
  const isSigned = data?.versions[0]?.state === 'signed';
  const at = isSigned ? STOPS.length : REACHED[stage];
  if (at === undefined) return null;
  return (
    <ol className={styles.track} aria-label="Where your will is">
      {STOPS.map(({ title, text }, index) => (
        <li key={title} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          <span className={styles.mark}>{index < at ? <Icon name="check" /> : index + 1}</span>
          <strong>
            {title}
            {index < at && <span className="visually-hidden"> (done)</span>}
          </strong>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
