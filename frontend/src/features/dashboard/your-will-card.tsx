import type { WillRecord } from '@willow/contracts/will/will.contract';
import { Link } from 'react-router';
import { StressNote } from '../../shared/stress-report/stress-note.tsx';
import { doneCount, type Stage } from './will-progress.ts';
import styles from './dashboard.module.css';

/** With these questions answered a will can be worked out; what is left are gifts, the funeral and the check. */
const ENOUGH = 7;

const PAGES = [
  ['/your-will', 'Your will, explained', 'What each clause does for you, in two sentences.'],
  ['/your-will/who-gets-what', 'Who gets what', 'Try out what happens if somebody dies before you.'],
  ['/your-will/people', 'Family and money', 'Everybody in your will on one picture.'],
  ['/your-will/signing', 'Signing', 'Check your witnesses and your printed pages.'],
] as const;

export function YourWillCard({ will, stage }: { readonly will: WillRecord; readonly stage: Stage }) {
  if (doneCount(will) < ENOUGH) return null;
  return (
    <>
      <section className={styles.card} aria-labelledby="your-will-title">
        <h2 id="your-will-title">See what your will does</h2>
        <ul className={styles.links}>
          {PAGES.map(([address, title, text]) => (
            <li key={address}>
              <Link to={address}>{title}</Link>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      {(stage === 'writing' || stage === 'unpaid') && <StressNote />}
    </>
  );
}
