import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { endOwnOtherSessions, endOwnSession, getSessions, type OpenSession } from '@willow/contracts/account/sessions.contract';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import { OpenSessions } from './open-sessions.tsx';

const session = (id: string, device: string, current = false): OpenSession => ({
  id,
  device,
  startedAt: '2026-11-28T10:00:00.000Z',
  lastSeenAt: '2026-11-29T09:30:00.000Z',
  current,
});
const here = session('a1', 'Firefox on Windows', true);
const phone = session('b2', 'Safari on iPhone');
const old = session('c3', '');

const open = (sessions: readonly OpenSession[]) => {
  const server = new FakeServer()
    .on(getSessions, { sessions: [...sessions] })
    .on(endOwnSession, { sessions: [here, old] }, { id: 'b2' })
    .on(endOwnOtherSessions, { sessions: [here] });
  return { server, ...renderApp([{ path: '/dashboard', Component: OpenSessions }], '/dashboard', server) };
};

it('a customer sees every browser that is logged in, and logs out there: in one, or in all others (AM-4)', async () => {
  const { user, server } = open([here, phone, old]);
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Safari on iPhonesince 28 November 2026 at 10:00, last used 29 November 2026 at 09:30'),
    expect.stringContaining('Another browser'),
  ]);
  const button = within(items[0]!).getByRole('button', { name: 'Log out there' });
  expect(button).toHaveAccessibleDescription(/Safari on iPhone/);
  await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  expect(await screen.findByText('Only in this browser.')).toBeVisible();
  expect(server.calls(endOwnOtherSessions)).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus());
});

it('one is ended by its id, and the rest stay in the list', async () => {
  const { user, server } = open([here, phone, old]);
  await user.click((await screen.findAllByRole('button', { name: 'Log out there' }))[0]!);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(server.calls(endOwnSession, { id: 'b2' })).toHaveLength(1);
});

it('whoever is logged in once has nothing to do', async () => {
  open([here]);
  expect(await screen.findByText('Only in this browser.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
