import { useState } from 'react';
import { useAcceptPartnerMutation, useDeclinePartnerMutation } from '../../shared/api/couple.api.ts';
import { forgetInvitation, keepInvitation } from '../../shared/kept-invitation.ts';
import { sentence } from '../../shared/api/sentence.ts';
import { useMe } from '../../shared/use-me.ts';
import { YourWillAlone } from '../../shared/your-will-alone.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Opening } from '../../ui/opening.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './couple-page.module.css';

/** Opening the link changes nothing, because mail scanners open links. */
export function InvitationOfPartner({ code }: { readonly code: string }) {
  const me = useMe();
  const [accept, accepting] = useAcceptPartnerMutation();
  const [decline, declining] = useDeclinePartnerMutation();
  const [answer, setAnswer] = useState<'accepted' | 'declined' | null>(null);
  const give = (given: 'accepted' | 'declined') => {
    forgetInvitation();
    void (given === 'accepted' ? accept : decline)({ code }).then(({ data }) => data && setAnswer(given));
  };
  if (me.isLoading) return <Opening label="Opening your invitation..." />;
  if (answer === 'accepted')
    return (
      <div className={styles.card}>
        <PageHeading>You have accepted</PageHeading>
        <p>
          <YourWillAlone /> You can leave at any time, and nobody is told.
        </p>
        <p className={styles.buttons}>
          <a className={buttonClass({ wide: true })} href="/dashboard">
            Go to your dashboard
          </a>
        </p>
      </div>
    );
  if (answer === 'declined')
    return (
      <div className={styles.card}>
        <PageHeading>You have declined</PageHeading>
        <p>We tell nobody. The invitation no longer works.</p>
      </div>
    );
  const error = accepting.error ?? declining.error;
  const user = me.data?.user;
  return (
    <div className={styles.card}>
      <PageHeading>Two wills for a couple</PageHeading>
      <p>Your partner invites you to write your will beside theirs. You have your own account and your own login.</p>
      <p>
        <YourWillAlone />
      </p>
      {!user && <p>First log in or sign up with your own email address. Your invitation then waits on your dashboard.</p>}
      {user && <p>You are logged in as {user.fullName}. If that is not you, log out first.</p>}
      {error && (
        <p role="alert" className={styles.failed}>
          {sentence(error)}
        </p>
      )}
      <p className={styles.buttons}>
        {user ? (
          <Button wide busy={accepting.isLoading} onClick={() => give('accepted')}>
            Accept invitation
          </Button>
        ) : (
          <a className={buttonClass({ wide: true })} href="/sign-in" onClick={() => keepInvitation(code)}>
            Log in or sign up
          </a>
        )}
        <Button look="secondary" wide busy={declining.isLoading} onClick={() => give('declined')}>
          Decline
        </Button>
      </p>
    </div>
  );
}
