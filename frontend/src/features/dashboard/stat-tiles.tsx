import { WIZARD_STEPS } from '@willow/contracts/constants';
import styles from './dashboard.module.css';

export function StatTiles({ done }: { readonly done: number }) {
  const tiles = [
    ['Total questions', WIZARD_STEPS],
    ['Completed', done],
    ['Remaining', WIZARD_STEPS - done],
  ] as const;
  return (
    <dl className={styles.tiles}>
      {tiles.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
