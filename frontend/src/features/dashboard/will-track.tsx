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

/** Of a will that takes the place of a signed one: nothing here undoes that signing. */
const NEW_STOPS = [
  { title: 'Changes handed in', text: 'There is nothing to pay.' },
  { title: 'Drafted and checked', text: 'A person on our team reads it against your answers.' },
  { title: 'Sent to you', text: 'By email, and here for download.' },
  { title: 'New will signed', text: 'From then on it takes the place of the one you signed.' },
] as const;

const REACHED: Partial<Record<Stage, number>> = { confirming: 0, preparing: 1, stuck: 1, reviewing: 1, sent: 3 };

type Props = { readonly stage: Stage; readonly updating: boolean };

/** Where a paid will is: what lies behind it, where it stands, what comes. */
export function WillTrack({ stage, updating }: Props) {
  const { data } = useAfterSendingQuery(undefined, { skip: stage !== 'sent' && !updating });
  const [newest] = data?.versions ?? [];
  const isNew = updating ? newest?.state === 'signed' : data?.versions.some(({ state }) => state === 'in-force');
  const at = newest?.state === 'signed' && !isNew ? STOPS.length : REACHED[stage];
  if (at === undefined) return null;
  return (
    <ol className={styles.track} aria-label={isNew ? 'Where your new will is' : 'Where your will is'}>
      {(isNew ? NEW_STOPS : STOPS).map(({ title, text }, index) => (
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
