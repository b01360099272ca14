import type { OpenSession } from '@willow/contracts/account/sessions.contract';
import { useRef } from 'react';
import { sentence } from '../../shared/api/sentence.ts';
import { timeInWords } from '../../shared/time-in-words.ts';
import { Read } from '../../shared/will-check/reading.tsx';
import { Button } from '../../ui/button.tsx';
import { showError, showToast } from '../../ui/toast/toast-store.ts';
import styles from './dashboard.module.css';
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from './sessions.api.ts';

/** Where somebody is logged in, and how to log out there. */
export function OpenSessions() {
  const open = useSessionsQuery(undefined);
  const [end, { isLoading: isEnding }] = useEndSessionMutation();
  const [endOthers, { isLoading: isEndingAll }] = useEndOtherSessionsMutation();
  const title = useRef<HTMLHeadingElement>(null);
  const say = async (work: Promise<{ error?: Parameters<typeof sentence>[0] }>) => {
    const { error } = await work;
    if (error) return showError('Error', sentence(error));
    // The button that was pressed is gone.
    title.current?.focus();
    return showToast({ title: 'Logged out there' });
  };
  return (
    <section aria-labelledby="sessions-title" className={styles.elsewhere}>
      <h3 id="sessions-title" ref={title} tabIndex={-1}>
        Where you are logged in
      </h3>
      <Read of={open} label="We are looking up where you are logged in...">
        {({ sessions }) => (
          <Sessions
            sessions={sessions}
            busy={isEnding || isEndingAll}
            onEnd={(id) => void say(end(id))}
            onEndOthers={() => void say(endOthers())}
          />
        )}
      </Read>
    </section>
  );
}

type Props = {
  readonly sessions: readonly OpenSession[];
  readonly busy: boolean;
  readonly onEnd: (id: string) => void;
  readonly onEndOthers: () => void;
};

function Sessions({ sessions, busy, onEnd, onEndOthers }: Props) {
  const others = sessions.filter(({ current }) => !current);
  if (others.length === 0) return <p>Only in this browser.</p>;
  return (
    <>
      <p>This browser, and also here:</p>
      <ul className={styles.sessions}>
        {others.map(({ id, device, startedAt, lastSeenAt }) => (
          <li key={id}>
            <span id={`session-${id}`}>
              <strong>{device || 'Another browser'}</strong>
              <br />
              since {timeInWords(startedAt)}, last used {timeInWords(lastSeenAt)}
            </span>
            <Button look="secondary" size="small" busy={busy} aria-describedby={`session-${id}`} onClick={() => onEnd(id)}>
              Log out there
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button look="secondary" size="small" busy={busy} onClick={onEndOthers}>
          Log out everywhere else
        </Button>
      )}
      <p className={styles.note}>
        Do you not know one of them? Log out there, then see who else can read your email: every login begins with an email from us.
      </p>
    </>
  );
}
