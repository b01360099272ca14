import styles from './opening.module.css';

/** Shown while a screen is on its way. */
export function Opening({ label = 'Loading...' }: { readonly label?: string }) {
  return (
    <div className={styles.page}>
      <svg className={styles.leaf} viewBox="0 0 32 32" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M27 4C13 4 5 11 5 20c0 3 1 5 2 6 9 3 20-3 20-22zM4 29c3-8 8-14 16-18"
        />
      </svg>
      <output>{label}</output>
    </div>
  );
}
