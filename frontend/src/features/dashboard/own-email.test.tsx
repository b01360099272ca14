import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { askMailStatus } from '@willow/contracts/account/account.contract';
import { type EmailChange, getEmailChange, requestEmailChange, stopEmailChange } from '@willow/contracts/account/email-change.contract';
import { getMe } from '@willow/contracts/account/me.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { useMeQuery } from '../../shared/api/account.api.ts';
import { jane } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import { OwnEmail } from './own-email.tsx';

const change: EmailChange = {
  email: 'jane@new.example.test',
  outcome: 'open',
  requestedAt: '2026-11-28T10:00:00.000Z',
  expiresAt: '2026-11-29T10:00:00.000Z',
  confirmed: { current: false, new: true },
  movesWithoutCurrentFrom: null,
};
const serverWith = (now: EmailChange | null) =>
  new FakeServer()
    .on(getEmailChange, { change: now })
    .on(requestEmailChange, { change })
    .on(stopEmailChange, { change: { ...change, outcome: 'stopped' } })
    .on(askMailStatus, { refused: false });
const open = (now: EmailChange | null, server = serverWith(now)) => {
  const Screen = () => <OwnEmail email="jane@example.test" />;
  return { server, ...renderApp([{ path: '/dashboard', Component: Screen }], '/dashboard', server) };
};

it('an address is changed by links to both mailboxes: asked for, shown as it stands, and stopped', async () => {
  const { user, server } = open(null);
  await user.click(await screen.findByRole('button', { name: 'Change email address' }));
  expect(screen.getByLabelText('New email address')).toHaveFocus();
  await user.type(screen.getByLabelText('New email address'), 'jane@new');
  await user.click(screen.getByRole('button', { name: 'Send the links' }));
  expect(screen.getByLabelText('New email address')).toHaveAccessibleDescription(expect.stringContaining(MESSAGES.email));
  expect(screen.getByLabelText('New email address')).toHaveFocus();
  await user.type(screen.getByLabelText('New email address'), '.example.test{Enter}');
  const status = await screen.findByText(/We change your address to/);
  expect(status).toHaveTextContent('to confirm until 29 November 2026 at 10:00');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The new address: confirmed',
    'The address you have now: not confirmed yet',
  ]);
  expect(server.calls(requestEmailChange)[0]?.body).toEqual({ email: 'jane@new.example.test' });
  await user.click(screen.getByRole('button', { name: 'Stop the change' }));
  expect(await screen.findByText('The change to jane@new.example.test was stopped.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change email address' })).toBeVisible();
});

it('says what the server refuses, and keeps what was typed', async () => {
  const { user } = open(null, serverWith(null).fail(requestEmailChange, 400, MESSAGES.emailUnchanged));
  await user.click(await screen.findByRole('button', { name: 'Change email address' }));
  await user.type(screen.getByLabelText('New email address'), 'jane@example.test{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('New email address')).toHaveAccessibleDescription(expect.stringContaining(MESSAGES.emailUnchanged)),
  );
  expect(screen.getByLabelText('New email address')).toHaveValue('jane@example.test');
});

it.each([
  ['taken', 'jane@new.example.test has a Willow account of its own.'],
  ['expired', 'was not confirmed in time'],
] as const)('says when it was %s', async (outcome, words) => {
  open({ ...change, outcome });
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
});

it('one that our team asked for says when it is made in any case', async () => {
  open({ ...change, confirmed: { current: false, new: false }, movesWithoutCurrentFrom: '2026-11-30T10:00:00.000Z' });
  expect(await screen.findByText(/not done before 30 November 2026 at 10:00, unless both/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send new links' })).toBeNull();
});

it('leaves with everybody else when the change has logged this device out', async () => {
  const server = serverWith(null).on(getMe, { user: jane }).fail(getEmailChange, 401, 'Not authenticated');
  const Screen = () => {
    useMeQuery();
    return <OwnEmail email="jane@example.test" />;
  };
  renderApp([{ path: '/dashboard', Component: Screen }], '/dashboard', server);
  await waitFor(() => expect(server.calls(getMe)).toHaveLength(2));
});
