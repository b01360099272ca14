import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createRoutesStub, useLocation } from 'react-router';
import { createStore } from '../app/store.ts';
import { type Browser, BrowserContext } from '../shared/browser.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { NOW } from './examples.ts';
import type { FakeServer } from '../web/testing/fake-server.ts';

type Routes = Parameters<typeof createRoutesStub>[0];

export function renderApp(routes: Routes, at: string, server: FakeServer) {
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
  const Stub = createRoutesStub(withAddress(routes, Address));
  const store = createStore({ fetch: server.fetch, wait });
  const view = render(
    <Provider store={store}>
      <BrowserContext value={browser}>
        <Stub initialEntries={[at]} />
        <Toaster />
      </BrowserContext>
    </Provider>,
  );
  return { ...view, browser, wait, user: userEvent.setup({ delay: null }), address: () => address };
}

const withAddress = (routes: Routes, Address: () => null): Routes =>
  routes.map((route) => ({
    ...route,
    Component: () => {
      const Page = route.Component as React.ComponentType | undefined;
      return (
        <>
          <Address />
          {Page && <Page />}
        </>
      );
    },
  }));
