import { EXAMPLE_MARKS, type Example } from '@willow/contracts/brand/examples';
import styles from './example.module.css';

/** The mark beside what is invented. The server takes it away once the launch check has `of` confirmed. */
export const ExampleMark = ({ of }: { readonly of: Example }) => (
  <small data-example={of} className={styles.mark}>
    {EXAMPLE_MARKS[of]}
  </small>
);
