import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { getMe } from '@willow/contracts/account/account.contract';
import { getMyOrder } from '@willow/contracts/order/order.contract';
import { listReferrals } from '@willow/contracts/referral/referral.contract';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { getWill, type WillRecord } from '@willow/contracts/will/will.contract';
import { jane, noWill, willAt } from '../../../testing/examples.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { FakeServer } from '../../../web/testing/fake-server.ts';
import DashboardPage from '../dashboard-page.tsx';

async function open(will: WillRecord, at = '/dashboard') {
  const server = new FakeServer()
    .on(getMe, { user: jane })
    .on(getWill, { willAnswers: will })
    .fail(getMyOrder, 404)
    .on(listReferrals, { referrals: [] });
  const app = renderApp([{ path: '/dashboard', Component: DashboardPage }], at, server);
  await screen.findByText('You have not invited anybody yet.');
  return { ...app, server };
}

it('an email in the address is taken out of it and selects nothing (C-333, C-342, D-065)', async () => {
  const { address, server } = await open(noWill, '/dashboard?email=somebody%40else.test');
  expect(address()).toBe('/dashboard');
  expect(screen.getByText(/^You are referring as/)).toHaveTextContent('jane@example.test');
  expect(server.received.map(({ search }) => search).join('')).not.toContain('else.test');
});

it.each([
  ['not begun', noWill, true],
  ['not submitted', willAt(10, familyAnswers), true],
  ['submitted', willAt(10, familyAnswers, { status: 'submitted' }), false],
  ['being changed after it was submitted', willAt(9, familyAnswers, { submittedAt: '2026-11-20T12:00:00Z' }), false],
])('with a will %s the button follows (C-343, D-066)', async (_, will, waits) => {
  await open(will);
  expect(screen.getByRole('button', { name: 'Send Referral' }).hasAttribute('disabled')).toBe(waits);
});
