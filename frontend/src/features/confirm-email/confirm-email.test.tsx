import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerEmailChange, checkEmailChange, type EmailChange, type Mailbox } from '@willow/contracts/account/email-change.contract';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import ConfirmEmailPage from './confirm-email-page.tsx';
import { hasFocus } from '../../web/testing/has-focus.ts';

const change: EmailChange = {
  email: 'jane@new.example.test',
  outcome: 'open',
  requestedAt: '2026-11-28T10:00:00.000Z',
  expiresAt: '2026-11-29T10:00:00.000Z',
  confirmed: { current: false, new: false },
  movesWithoutCurrentFrom: null,
};
const seen = (mailbox: Mailbox, more: Partial<EmailChange> = {}, isNewest = true) => ({
  mailbox,
  change: { ...change, ...more },
  isNewest,
});
const open = (server: FakeServer) =>
  renderApp([{ path: '/confirm-email', Component: ConfirmEmailPage }], '/confirm-email?token=secret', server);

it('asks the new mailbox before anything is done, keeps the token out of the address, and says where to go on', async () => {
  const server = new FakeServer()
    .on(checkEmailChange, seen('new'))
    .on(answerEmailChange, seen('new', { confirmed: { current: false, new: true } }));
  const { user, address } = open(server);
  expect(await screen.findByRole('heading', { name: 'Is this your new address?' })).toBeVisible();
  expect(address()).toBe('/confirm-email');
  expect(server.calls(answerEmailChange)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Confirm this address' }));
  await hasFocus(screen.findByRole('heading', { name: 'Thank you. One more step' }));
  expect(screen.getByText(/mailbox that your account has at the moment/)).toBeVisible();
  expect(server.calls(answerEmailChange)[0]?.body).toEqual({ token: 'secret', answer: 'confirm' });
  expect(screen.getByRole('button', { name: 'Stop it' })).toBeVisible();
});

it('moves the account when the second mailbox confirms, and sees it done', async () => {
  let outcome: EmailChange['outcome'] = 'open';
  const server = new FakeServer()
    .on(checkEmailChange, () => seen('current', { outcome }))
    .on(answerEmailChange, () => {
      outcome = 'changed';
      return seen('current', { outcome: 'moving' });
    });
  const { user } = open(server);
  await user.click(await screen.findByRole('button', { name: 'Yes, change it' }));
  await hasFocus(screen.findByRole('heading', { name: 'We are changing your address' }));
  expect(await screen.findByRole('heading', { name: 'Your email address is changed' }, { timeout: 10_000 })).toBeVisible();
});

it('stops it from the current mailbox, and says what that does', async () => {
  const server = new FakeServer().on(checkEmailChange, seen('current')).on(answerEmailChange, seen('current', { outcome: 'stopped' }));
  const { user } = open(server);
  expect(await screen.findByText(/every device is logged out/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop it' }));
  await hasFocus(screen.findByRole('heading', { name: 'The change is stopped' }));
  expect(server.calls(answerEmailChange)[0]?.body).toEqual({ token: 'secret', answer: 'stop' });
});

it.each([
  ['was stopped by somebody who is logged in', seen('current', { outcome: 'stopped' })],
  ['has expired', seen('current', { outcome: 'expired' })],
  ['was followed by a newer one', seen('current', {}, false)],
])('a change that %s can still be called not mine, which logs every device out', async (_, answer) => {
  const server = new FakeServer().on(checkEmailChange, answer).on(answerEmailChange, answer);
  const { user } = open(server);
  await user.click(await screen.findByRole('button', { name: 'This was not me: log out every device' }));
  expect(await screen.findByText(/Every device is logged out/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yes, change it' })).toBeNull();
  expect(server.calls(answerEmailChange)[0]?.body).toEqual({ token: 'secret', answer: 'stop' });
});

it('says what our team was told, and from when the account moves', async () => {
  open(new FakeServer().on(checkEmailChange, seen('current', { movesWithoutCurrentFrom: '2026-11-30T10:00:00.000Z' })));
  expect(await screen.findByText(/is changed on 30 November 2026 at 10:00/)).toBeVisible();
});

it('says what to do with a link that works no more, and tries again when the server could not be reached', async () => {
  open(new FakeServer().fail(checkEmailChange, 400, 'This link has expired.'));
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

it('can be looked at again when the server could not answer', async () => {
  const server = new FakeServer().fail(checkEmailChange, 503);
  const { user } = open(server);
  await screen.findByRole('alert');
  server.on(checkEmailChange, seen('new'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Is this your new address?' })).toBeVisible();
});
