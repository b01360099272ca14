import { BRAND } from '@willow/contracts/brand/brand';
import styles from './logo.module.css';

/** The name with its leaf, linking home. The link loads the page anew: public pages are documents of their own. */
export function Logo() {
  return (
    <a href="/" className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path fill="currentColor" d="M27 4C13 4 5 11 5 20c0 3 1 5 2 6 9 3 20-3 20-22z" opacity=".2" />
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M27 4C13 4 5 11 5 20c0 3 1 5 2 6 9 3 20-3 20-22zM4 29c3-8 8-14 16-18"
        />
      </svg>
      {BRAND.name}
    </a>
  );
}
