import { WIZARD_STEPS } from '@willow/contracts/constants';
import styles from './dashboard.module.css';

export function StatTiles({ done, small = false }: { readonly done: number; readonly small?: boolean }) {
  const tiles = [
    ['Total questions', WIZARD_STEPS],
    ['Completed', done],
    ['Remaining', WIZARD_STEPS - done],
  ] as const;
  return (
    <dl className={small ? styles.smallTiles : styles.tiles}>
      {tiles.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
