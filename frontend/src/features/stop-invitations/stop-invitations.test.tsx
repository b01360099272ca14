import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { stopInvitations } from '@willow/contracts/referral/referral.contract';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import StopInvitationsPage from './stop-invitations-page.tsx';
import { hasFocus } from '../../web/testing/has-focus.ts';

const AT = '/stop-invitations?invitation=r1&key=secret';
const open = (server: FakeServer, at = AT) => renderApp([{ path: '/stop-invitations', Component: StopInvitationsPage }], at, server);

it('asks before it stops anything, keeps the key out of the address, and says when it is done', async () => {
  const server = new FakeServer().on(stopInvitations, { success: true });
  const { user, address } = open(server);
  expect(address()).toBe('/stop-invitations');
  expect(server.received).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Stop invitations to me' }));
  await hasFocus(screen.findByRole('heading', { name: 'We will not invite you again' }));
  expect(server.calls(stopInvitations)[0]?.body).toEqual({ invitation: 'r1', key: 'secret' });
});

it('says what to do with a link that was cut short', async () => {
  const { user } = open(new FakeServer().fail(stopInvitations, 400, 'This link is not complete.'), '/stop-invitations');
  await user.click(screen.getByRole('button', { name: 'Stop invitations to me' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not complete.');
});
