import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router';
import { enhanceConsent } from '../features/consent/enhance-consent.ts';
import { useBrowser } from '../shared/browser.ts';
import { forgetDraftsOnSignOut } from '../shared/kept-drafts.ts';
import { showFlash } from '../ui/toast/flash.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import type { createStore } from './store.ts';

export default function AppShell({ store }: { readonly store: ReturnType<typeof createStore> }) {
  useEffect(showFlash, []);
  useEffect(() => enhanceConsent(document), []);
  useEffect(forgetDraftsOnSignOut, []);
  useFreshPage();
  return (
    <Provider store={store}>
      <Outlet />
      <Toaster />
    </Provider>
  );
}

/**
 * A page the browser kept and brings back with the Back button shows what was true when it was left: somebody logged in who has logged out,
 * a payment under way that is not. It is loaded anew instead.
 */
function useFreshPage(): void {
  const { reload } = useBrowser();
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) reload();
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [reload]);
}
