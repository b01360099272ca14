import { useStressReportQuery } from '../api/insight.api.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './stress-card.module.css';

/**
 * What could go wrong with the will as it stands, in a few words, for screens that have something else to do. Shows nothing where there is
 * nothing to show yet.
 */
export default function StressCard() {
  const { data } = useStressReportQuery();
  if (!data) return null;
  const [worst] = data.cases;
  const sound = data.failing === 0;
  return (
    <section className={styles.card} data-sound={sound || undefined} aria-labelledby="stress-card-title">
      <h2 id="stress-card-title">
        <Icon name={sound ? 'shield' : 'warning'} /> {sound ? 'We looked for gaps and found none' : 'What could go wrong'}
      </h2>
      <p>{data.summary}</p>
      {worst && (
        <p>
          <strong>{worst.likeliest ? 'The most likely of them' : 'One of them'}:</strong> {worst.sentence}
        </p>
      )}
      <p className={styles.links}>
        <a href="/your-will/who-gets-what">See who gets what</a>
        <a href="/your-will">Read what each clause does</a>
      </p>
    </section>
  );
}
