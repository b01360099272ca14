import { BRAND } from '@willow/contracts/brand/brand';
import { LEAF_OUTLINE, LeafLine } from './leaf.tsx';
import styles from './logo.module.css';

/** The name with its leaf, linking home. The link loads the page anew: public pages are documents of their own. */
export function Logo({ still = false }: { readonly still?: boolean }) {
  return still ? (
    <span className={styles.logo}>
      <Mark />
    </span>
  ) : (
    <a href="/" className={styles.logo}>
      <Mark />
    </a>
  );
}

const Mark = () => (
  <>
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" d={LEAF_OUTLINE} opacity=".2" />
      <LeafLine width={2} />
    </svg>
    {BRAND.name}
  </>
);
