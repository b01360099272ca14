import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router';
import { BRAND } from '@willow/contracts/brand/brand';
import { enhanceConsent } from '../features/consent/enhance-consent.ts';
import { showFlash } from '../ui/toast/flash.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { createStore } from './store.ts';

export const meta = () => [{ title: BRAND.name }, { name: 'robots', content: 'noindex' }];

/** Around every screen of the app: the cache, the toasts, the cookie banner. */
export default function AppShell() {
  const [store] = useState(() => createStore());
  useEffect(showFlash, []);
  useEffect(() => enhanceConsent(document), []);
  return (
    <Provider store={store}>
      <Outlet />
      <Toaster />
    </Provider>
  );
}
