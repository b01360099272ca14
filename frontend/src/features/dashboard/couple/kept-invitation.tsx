import { useCoupleQuery } from '../../../shared/api/couple.api.ts';
import { keptInvitation } from '../../../shared/kept-invitation.ts';
import { buttonClass } from '../../../ui/button.tsx';
import styles from '../dashboard.module.css';

/** For whoever opened an invitation and then signed up: it waits in this tab, and in the account wherever that is opened. */
export function KeptInvitation() {
  const here = keptInvitation();
  const { data } = useCoupleQuery(undefined, { skip: here !== null });
  if (!(here ?? data?.invitation)) return null;
  return (
    <section className={`${styles.card} ${styles.current}`} aria-labelledby="kept-invitation">
      <h2 id="kept-invitation">Your invitation is waiting</h2>
      <p>You were invited to make two wills for a couple. Nothing happens until you accept.</p>
      <a className={buttonClass({ look: 'secondary', size: 'small' })} href="/couple">
        Look at the invitation
      </a>
    </section>
  );
}
