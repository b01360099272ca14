import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { listErasures } from '@willow/contracts/account/privacy.contract';
import { listCallBacks } from '@willow/contracts/contact/call-back.operator.contract';
import { listMessages } from '@willow/contracts/contact/contact.contract';
import { listDiscountCodes } from '@willow/contracts/discount/discount.operator.contract';
import { listOrders } from '@willow/contracts/operator/order-list.contract';
import { readOperations } from '@willow/contracts/operator/operations.contract';
import { searchCustomers } from '@willow/contracts/operator/customers.contract';
import { getAnalytics } from '@willow/contracts/operator/analytics.contract';
import { readSettings } from '@willow/contracts/operator/settings.contract';
import { listPeople } from '@willow/contracts/operator/people.contract';
import { listPartners } from '@willow/contracts/partner/partner.contract';
import { listAdminReferrals } from '@willow/contracts/referral/referral.operator.contract';
import { AN_ERASURE, anOrder, OLIVE } from '../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../testing/open-console.tsx';
import { windowWidth } from '../testing/setup.ts';
import { SECTIONS } from './sections.ts';

const sections = async () => within(await screen.findByRole('navigation', { name: 'Sections' })).getAllByRole('link');

describe('the frame', () => {
  it('lists the sections in their order, and a Logout button (A-013, A-014)', async () => {
    signedInServer();
    openConsole('/settings');
    expect((await sections()).map(({ textContent }) => textContent)).toEqual([
      'Orders',
      'Users',
      'Analytics',
      'Referrals',
      'Discount Codes',
      'Partner Commissions',
      'Settings',
      'Messages',
      'Call-backs',
      'Erasure Requests',
    ]);
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(screen.getByText(OLIVE.name)).toBeInTheDocument();
  });

  it('says beside its section how many wait there', async () => {
    signedInServer()
      .on(listErasures, [AN_ERASURE, { ...AN_ERASURE, customer: null }])
      .on(listMessages, [])
      .on(listCallBacks, [])
      .raw(listOrders, ({ query }) => ({ json: query['problems'] === 'open' ? [anOrder({ openProblems: 1 })] : [] }));
    openConsole('/settings');
    const named = async () => (await sections()).map(({ textContent }) => textContent);
    await waitFor(async () => expect(await named()).toEqual(expect.arrayContaining(['Erasure Requests2 waiting', 'Messages1 waiting'])));
    expect(await named()).toContain('Call-backs');
  });

  it('opens the orders at its bare address, and says when an address is none', async () => {
    signedInServer().answer({ 'GET /api/admin/orders': { json: [] } });
    openConsole('');
    expect(await screen.findByRole('heading', { name: 'Will Orders' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/admin/orders');
  });

  it('says when there is nothing at an address', async () => {
    signedInServer();
    openConsole('/nothing');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  });

  it('keeps its sections behind a button where there is no room', async () => {
    windowWidth.px = 390;
    signedInServer();
    const { user } = openConsole('/settings');
    const button = await screen.findByRole('button', { name: 'Open navigation' });
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(button);
    await user.click(within(await screen.findByRole('navigation', { name: 'Sections' })).getByRole('link', { name: 'Users' }));
    expect(await screen.findByRole('heading', { name: 'Users' })).toBeInTheDocument();
  });

  it.each([
    ['/orders', listOrders],
    ['/referrals', listAdminReferrals],
    ['/discount-codes', listDiscountCodes],
    ['/partners', listPartners],
    ['/messages', listMessages],
    ['/call-backs', listCallBacks],
    ['/erasures', listErasures],
    ['/people', listPeople],
    ['/queues', readOperations],
    ['/analytics', getAnalytics],
    ['/settings', readSettings],
    ['/users', searchCustomers],
  ])('shows %s to those who may ask for what it lists', (path, { audience }) => {
    expect(SECTIONS.find((section) => section.path === path)?.audience).toEqual(audience);
  });

  it('shows an auditor only the doors that are open to auditors (AM-8)', async () => {
    signedInServer().answer({
      'GET /api/admin/me': { json: { admin: { ...OLIVE, role: 'auditor' }, enrolment: null } },
      'GET /api/admin/orders': { json: [anOrder({ user: { id: 'u1', fullName: '', email: '' } })] },
    });
    openConsole('/orders');
    expect(await screen.findByRole('link', { name: 'History' })).toHaveAttribute('href', `/admin/orders/${anOrder().id}/history`);
    expect((await sections()).map(({ textContent }) => textContent)).toEqual(['Orders', 'Access Log']);
    expect(screen.queryByRole('columnheader', { name: 'User' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'View' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});

describe('logging out', () => {
  it('ends the session with an empty body, says so, and forgets all that was read (A-009, A-010, A-011)', async () => {
    const server = signedInServer().answer({
      'GET /api/admin/orders': { json: [anOrder()] },
      'POST /api/admin/logout': { json: { success: true } },
    });
    const { user, store } = openConsole('/orders');
    await screen.findByText('Jane Smith');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    await findToast('Logged out');
    expect(server.calls('POST /api/admin/logout')[0]?.body).toBeUndefined();
    await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('Jane Smith'));
    expect(store.getState().api.queries).toEqual({});
  });

  it('says when it failed and stays signed in (A-012)', async () => {
    const server = signedInServer().answer({
      'POST /api/admin/logout': { status: 500, json: { message: 'Something went wrong. Please try again.' } },
    });
    const { user } = openConsole('/settings');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await findToast('Failed to logoutSomething went wrong. Please try again.');
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeInTheDocument();
    expect(server.calls('GET /api/admin/me')).toHaveLength(1);
  });
});
