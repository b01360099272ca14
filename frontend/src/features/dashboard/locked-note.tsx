import { BRAND } from '@willow/contracts/brand/brand';
import styles from './dashboard.module.css';

type LockedNoteProps = { readonly sent: boolean; /** Whether the order was refunded, and nothing comes of it. */ readonly closed: boolean };

/** How locked answers are changed: by the customer once the will is sent, and by our team while it is under review. */
export function LockedNote({ sent, closed }: LockedNoteProps) {
  if (closed) return <p className={styles.note}>Your answers stay as they are: your order is closed.</p>;
  return (
    <p className={styles.note}>
      Your answers are locked after payment. Updates are free for life:{' '}
      {sent ? (
        'choose Change My Will, and we review and send it again.'
      ) : (
        <>
          write to <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a> now, or change it yourself once it has been sent to
          you.
        </>
      )}
    </p>
  );
}
