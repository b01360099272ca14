import styles from './checkout.module.css';

/** In the place of the card form, and as high. */
export function Skeleton() {
  return (
    <div className={styles.skeleton}>
      <output className="visually-hidden">Loading the card form...</output>
      <span />
      <span />
      <span />
    </div>
  );
}
