import type { StressReport } from '@willow/contracts/will/simulation';
import { useStressReportQuery } from '../api/explanations.api.ts';
import styles from './stress-card.module.css';

/**
 * What could go wrong with the will as it stands, in a few words, for screens that have something else to do. Shows nothing where there is
 * nothing to show yet.
 */
export default function StressCard() {
  const { data } = useStressReportQuery();
  if (!data) return null;
  const likeliest = data.cases.find((each) => each.likeliest);
  return (
    <section className={styles.card} data-worry={isClose(data) || undefined} aria-labelledby="stress-card-title">
      <h2 id="stress-card-title">{likeliest ? 'What could go wrong' : 'We looked for gaps and found none'}</h2>
      <p>{data.summary}</p>
      {likeliest && (
        <p>
          <strong>The most likely case:</strong> {likeliest.sentence}
        </p>
      )}
      <p className={styles.links}>
        <a href="/your-will/who-gets-what">See who gets what</a>
        <a href="/your-will">Read what each clause does</a>
      </p>
    </section>
  );
}

/** A case that one death is enough for, or none, deserves a second look; several at once are the rest of a risk that every will has. */
const isClose = ({ cases }: StressReport): boolean => cases.some(({ dead }) => dead.length <= 1);
