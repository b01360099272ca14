import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@willow/contracts/account/me.contract';
import { Link, MemoryRouter, useNavigate } from 'react-router';
import { accountApi } from '../shared/api/account.api.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { jane } from '../testing/examples.ts';
import { FakeServer } from '../web/testing/fake-server.ts';
import { App } from './app.tsx';
import { askAhead } from './ask-ahead.ts';
import { BeginAtTheTop } from './begin-at-the-top.tsx';
import { CrashGuard } from './crash-guard.tsx';
import { screen } from './screen.tsx';
import { createStore } from './store.ts';
import { traceHeaders } from '../web/api/trace.ts';

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('the app', () => {
  it.each(APP_PATHS)('has a screen at %s', async (path) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    new FakeServer().listen();
    window.history.replaceState(null, '', path);
    render(<App store={createStore()} />);
    expect(await page.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(page.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
  });
});

describe('a screen of the app', () => {
  const gone = new TypeError('Failed to fetch dynamically imported module');
  const open = (load: Parameters<typeof screen>[0], age: number) => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    jest.spyOn(performance, 'now').mockReturnValue(age);
    const reload = jest.fn();
    const Screen = screen(load, reload);
    render(
      <CrashGuard>
        <Screen />
      </CrashGuard>,
    );
    return reload;
  };

  it('whose files a newer release has replaced loads the page anew', async () => {
    const reload = open(() => Promise.reject(gone), 60_000);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(page.queryByRole('heading')).toBeNull();
  });

  it('that a fresh page cannot load says so, and is not tried for ever', async () => {
    const reload = open(() => Promise.reject(gone), 500);
    expect(await page.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it('that breaks says so in place of an empty page', async () => {
    const Broken = (): never => {
      throw new Error('broken');
    };
    const [, id = ''] = traceHeaders().traceparent?.split('-') ?? [];
    open(() => Promise.resolve({ default: Broken }), 60_000);
    expect(await page.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(page.getByText(`write to us and quote ${id.slice(0, 8)}.`, { exact: false })).toBeInTheDocument();
  });
});

describe('where a screen begins', () => {
  const open = () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const Back = () => {
      const navigate = useNavigate();
      return (
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      );
    };
    render(
      <MemoryRouter>
        <BeginAtTheTop />
        <Link to="/signing">Top</Link>
        <Link to="/signing#signed">Part</Link>
        <Back />
        <p id="signed">Signed</p>
      </MemoryRouter>,
    );
    expect(scrollTo).not.toHaveBeenCalled();
    return { scrollTo, scrollIntoView };
  };

  it('is its top; going back, it is where the browser remembers', async () => {
    const { scrollTo } = open();
    await userEvent.click(page.getByRole('link', { name: 'Top' }));
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('is the part that the address names', async () => {
    const { scrollTo, scrollIntoView } = open();
    await userEvent.click(page.getByRole('link', { name: 'Part' }));
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('who is signed in', () => {
  it.each([
    ['/dashboard', 1],
    ['/wizard/3', 1],
    ['/verify', 0],
    ['/erased', 0],
  ])('at %s is asked ahead of the screen, %i times', async (path, times) => {
    const server = new FakeServer().on(getMe, { user: jane });
    const store = createStore({ fetch: server.fetch, wait: () => Promise.resolve() });
    askAhead(store, path);
    if (times > 0) await store.dispatch(accountApi.endpoints.me.initiate());
    expect(server.calls(getMe)).toHaveLength(times);
  });
});
