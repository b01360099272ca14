import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMeQuery } from './api/account.api.ts';
import { hasStatus } from '../web/api/failure.ts';
import { requestAccount } from './account-request.ts';
import { useBrowser } from './browser.ts';
import { keepPlace } from './kept-place.ts';
import { forgetDraftsOfOthers } from './kept-drafts.ts';
import { forget, KEYS, write } from './storage.ts';

/** Who is signed in. The first time we learn it, the browser remembers the email address. */
export function useMe() {
  const result = useMeQuery();
  const { id, email } = result.data?.user ?? {};
  const gone = hasStatus(result.error, 401);
  useEffect(() => {
    if (email) write(KEYS.userEmail, email);
  }, [email]);
  // A hint for the public pages, which ask the server nothing. It proves nothing.
  useEffect(() => {
    if (gone) forget(KEYS.signedIn);
    else if (id) write(KEYS.signedIn, String(Date.now()));
  }, [gone, id]);
  useEffect(() => {
    if (id) forgetDraftsOfOthers(id);
  }, [id]);
  return result;
}

export function useMeOrRedirect() {
  const result = useMe();
  const browser = useBrowser();
  const { pathname } = useLocation();
  const gone = hasStatus(result.error, 401);
  useEffect(() => {
    if (!gone) return;
    keepPlace(pathname);
    requestAccount();
    browser.leave('/');
  }, [gone, browser, pathname]);
  return { ...result, leaving: gone };
}
