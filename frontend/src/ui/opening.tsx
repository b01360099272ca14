import { LeafLine } from './leaf.tsx';
import styles from './opening.module.css';

export function Opening({ label = 'Loading...' }: { readonly label?: string }) {
  return (
    <div className={styles.page}>
      <svg className={styles.leaf} viewBox="0 0 32 32" aria-hidden="true">
        <LeafLine width={1.5} />
      </svg>
      <output>{label}</output>
    </div>
  );
}
