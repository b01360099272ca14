import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, type RouteObject, useLocation, useRoutes } from 'react-router';
import { createStore } from '../app/store.ts';
import { type Browser, BrowserContext } from '../shared/browser.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { NOW } from './examples.ts';
import type { FakeServer } from '../web/testing/fake-server.ts';
import { setUpUser } from '../web/testing/set-up-user.ts';

export function renderApp(routes: RouteObject[], at: string, server: FakeServer) {
  const browser = {
    leave: jest.fn<Browser['leave']>(),
    reload: jest.fn<Browser['reload']>(),
    print: jest.fn<Browser['print']>(),
    copy: jest.fn<Browser['copy']>().mockResolvedValue(undefined),
    save: jest.fn<Browser['save']>(),
    now: () => NOW,
  };
  const wait = jest.fn<(ms: number) => Promise<void>>().mockResolvedValue(undefined);
  let address = '';
  const Address = () => {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  };
  const Screens = () => useRoutes(routes);
  const store = createStore({ fetch: server.fetch, wait });
  const view = render(
    <Provider store={store}>
      <BrowserContext value={browser}>
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <Screens />
        </MemoryRouter>
        <Toaster />
      </BrowserContext>
    </Provider>,
  );
  return { ...view, browser, wait, user: setUpUser(), address: () => address };
}
