import styles from './account.module.css';

/** A toast goes after a few seconds; this stays beside the button until the next try. */
export const NotSent = ({ problem }: { readonly problem: string }) => (
  <p role="alert" className={styles.notSent}>
    {problem} What you typed is still here.
  </p>
);
