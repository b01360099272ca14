import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { api } from '../shared/api/api.ts';
import { sessionApi } from '../shared/session/session.api.ts';
import { useAppDispatch, useAppSelector } from '../shared/store.ts';
import { ErrorNotice } from '../shared/ui/notice.tsx';
import { Waiting } from '../shared/ui/waiting.tsx';

const loadConsole = () => import('./console.tsx');
const Console = lazy(async () => ({ default: (await loadConsole()).Console }));
const InvitationPage = lazy(async () => ({ default: (await import('../features/sign-in/invitation-page.tsx')).InvitationPage }));
const NewPasswordPage = lazy(async () => ({ default: (await import('../features/sign-in/new-password-page.tsx')).NewPasswordPage }));
const SecondFactorPage = lazy(async () => ({ default: (await import('../features/sign-in/second-factor-page.tsx')).SecondFactorPage }));

const INVITATION = '/admin/invitation';
const NEW_PASSWORD = '/admin/new-password';

/** Shows the sign-in pages or the console. The console and its router load only for somebody who is signed in. */
export function Gate() {
  const session = useAppSelector((state) => state.session);
  const ask = useAsk();
  const { link, leave } = useMailedLink();
  useForget(session.state === 'out' && link === null);
  if (link !== null)
    return (
      <Suspense fallback={<Waiting>One moment…</Waiting>}>
        <link.Page token={link.token} onDone={leave} />
      </Suspense>
    );
  switch (session.state) {
    case 'checking':
      return <Waiting>Checking your session…</Waiting>;
    case 'unreachable':
      return (
        <main>
          <ErrorNotice heading="h1" title="The console could not be reached" onRetry={ask}>
            Check your connection, then try again.
          </ErrorNotice>
        </main>
      );
    case 'out':
      return <SignInPage ended={session.ended} onBegin={() => void loadConsole()} />;
    case 'enrolling':
      return (
        <Suspense fallback={<Waiting>One moment…</Waiting>}>
          <SecondFactorPage enrolment={session.enrolment} />
        </Suspense>
      );
    case 'in':
      return (
        <Suspense fallback={<Waiting>Opening the console…</Waiting>}>
          <Console />
        </Suspense>
      );
  }
}

const MAILED = { [INVITATION]: InvitationPage, [NEW_PASSWORD]: NewPasswordPage };

/** Whoever follows a link of a mail may be signed in as somebody else, or not at all. */
function useMailedLink() {
  const [link, setLink] = useState(() => {
    const { pathname, hash } = location;
    return isMailed(pathname) ? { Page: MAILED[pathname], token: hash.slice(1) } : null;
  });
  const leave = () => {
    history.replaceState(null, '', '/admin/');
    setLink(null);
  };
  return { link, leave };
}

const isMailed = (path: string): path is keyof typeof MAILED => Object.hasOwn(MAILED, path);

function useAsk() {
  const dispatch = useAppDispatch();
  const ask = useCallback(() => {
    void dispatch(sessionApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true }));
  }, [dispatch]);
  useEffect(ask, [ask]);
  return ask;
}

/** Nothing that was read in a session is left in memory after it. */
function useForget(out: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (out) dispatch(api.util.resetApiState());
  }, [out, dispatch]);
}
