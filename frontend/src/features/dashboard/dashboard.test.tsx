import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { cancelErasure, type Erasure, getErasure } from '@willow/contracts/account/privacy.contract';
import { getMe, logout, updateMe } from '@willow/contracts/account/account.contract';
import { getSessions } from '@willow/contracts/account/sessions.contract';
import { type CustomerOrder, getMyOrder, getOrder } from '@willow/contracts/order/order.contract';
import { getAfterSending } from '@willow/contracts/will/after-sending.contract';
import { getWillAccess, getWillHistory } from '@willow/contracts/account/will-history.contract';
import { listReferrals } from '@willow/contracts/referral/referral.contract';
import { getStressReport } from '@willow/contracts/will/explanations.contract';
import { getWill, type WillRecord } from '@willow/contracts/will/will.contract';
import { afterSending } from '../../testing/after-sending.ts';
import { stress } from '../../testing/explanations.ts';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { jane, noWill, paidOrder, willAt } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import DashboardPage from './dashboard-page.tsx';
import { shortId } from './receipt.tsx';
import { STATUS_LABELS, stageOf } from './will-progress.ts';

const ERASURE: Erasure = {
  id: '8e2b8ad2-1111-5111-8111-000000000000',
  status: 'requested',
  requestedAt: '2026-11-23T10:00:00.000Z',
  dueAt: '2026-11-30T10:00:00.000Z',
  erasedAt: null,
  needsAgreement: false,
  agreements: 0,
  declinedBecause: null,
};
const ROUTES = [
  { path: '/dashboard', Component: DashboardPage },
  { path: '/wizard', Component: () => <h1>Wizard</h1> },
  { path: '/wizard/:step', Component: () => <h1>Wizard</h1> },
];
const serverFor = (will: WillRecord, order?: CustomerOrder) => {
  const server = new FakeServer()
    .on(getMe, { user: jane })
    .on(getWill, { willAnswers: will })
    .on(getAfterSending, afterSending())
    .on(listReferrals, { referrals: [] })
    .on(getSessions, { sessions: [] })
    .on(logout, { success: true });
  return order ? server.on(getMyOrder, { order }) : server.fail(getMyOrder, 404, 'No order found');
};
async function open(
  will: WillRecord,
  { order, at = '/dashboard', server = serverFor(will, order) }: { order?: CustomerOrder; at?: string; server?: FakeServer } = {},
) {
  const app = renderApp(ROUTES, at, server);
  await screen.findByRole('heading', { name: /^Welcome/ });
  return { ...app, server };
}
const paid = (status: WillRecord['status'], more: Partial<WillRecord> = {}) => willAt(10, familyAnswers, { status, locked: true, ...more });
const toast = () => within(screen.getByRole('region', { name: /Notifications/ }));

afterEach(() => {
  jest.useRealTimers();
});

describe('coming to the dashboard', () => {
  it('loads with words, reads who and which will, and remembers the address (C-305, C-307, C-308)', async () => {
    const server = serverFor(noWill);
    renderApp(ROUTES, '/dashboard', server);
    expect(screen.getByText('Loading dashboard...')).toBeVisible();
    await screen.findByRole('heading', { name: 'Welcome, Jane' });
    expect(server.calls(getMe)).toHaveLength(1);
    expect(server.calls(getWill)[0]?.search).toBe('?userId=user-1');
    expect(localStorage.getItem('userEmail')).toBe('jane@example.test');
    expect(Number(localStorage.getItem('signedIn'))).toBeGreaterThan(0);
  });

  it('greets by first name, else as User (C-284, C-285)', async () => {
    await open(noWill, { server: serverFor(noWill).on(getMe, { user: { ...jane, fullName: ' ' } }) });
    expect(screen.getByRole('heading', { name: 'Welcome, User' })).toBeVisible();
  });

  it('says that the account is about to be erased, and keeps it when asked', async () => {
    const server = serverFor(noWill).on(getErasure, { erasure: ERASURE });
    const { user } = await open(noWill, { server });
    const notice = await screen.findByRole('region', { name: 'We will erase your account on 30 November 2026' });
    server
      .on(cancelErasure, { erasure: { ...ERASURE, status: 'cancelled' } })
      .on(getErasure, { erasure: { ...ERASURE, status: 'cancelled' } });
    await user.click(within(notice).getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(server.calls(cancelErasure)).toHaveLength(1);
  });

  it('says when our emails do not reach the customer, and where the address is changed', async () => {
    await open(noWill, { server: serverFor(noWill).on(getMe, { user: jane, undelivered: true }) });
    const card = screen.getByRole('region', { name: 'Our emails do not reach you' });
    expect(card).toHaveTextContent('What we send to jane@example.test does not arrive.');
    const link = within(card).getByRole('link', { name: 'account settings' });
    expect(document.querySelector(link.getAttribute('href')!)).toHaveTextContent('Account settings');
  });

  it('says first of all that the will was not delivered, and where the address is changed', async () => {
    await open(noWill, { server: serverFor(noWill).on(getMe, { user: jane, undelivered: true, undeliveredWill: true }) });
    const card = screen.getByRole('region', { name: 'We could not deliver your will' });
    expect(card).toHaveTextContent('The email with your will to jane@example.test came back.');
    expect(within(card).getByRole('link', { name: 'account settings' })).toHaveAttribute('href', '#account-title');
  });

  it.each([
    [401, /You are not logged in here/],
    [500, 'Failed to fetch user'],
  ])('%i for the user says so and leads home (C-306, C-427, C-438)', async (status, text) => {
    localStorage.setItem('userEmail', 'jane@example.test');
    localStorage.setItem('signedIn', '1');
    renderApp(ROUTES, '/dashboard', new FakeServer().fail(getMe, status));
    expect(await screen.findByRole('heading', { name: 'Unable to load user data' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(localStorage.getItem('signedIn')).toBe(status === 401 ? null : '1');
  });

  it('a will that cannot be read says so and can be tried again (C-439)', async () => {
    const server = serverFor(noWill).fail(getWill, 500);
    const { user } = renderApp(ROUTES, '/dashboard', server);
    await screen.findByRole('heading', { name: 'Failed to fetch will data' });
    server.on(getWill, { willAnswers: noWill });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Jane' })).toBeVisible();
  });

  it('says what the team wants every customer to know, and nothing else', async () => {
    const closed = 'We are closed from 24 to 27 December.';
    await open(noWill, { server: serverFor(noWill).on(getMe, { user: jane, notice: closed }) });
    expect(screen.getByRole('complementary', { name: 'Notice' })).toHaveTextContent(closed);
    cleanup();
    await open(noWill, { server: serverFor(noWill).on(getMe, { user: jane, notice: null }) });
    expect(screen.queryByRole('complementary', { name: 'Notice' })).toBeNull();
  });

  it('verified=true shows its toast once and leaves the address (C-282, C-283)', async () => {
    const { address } = await open(noWill, { at: '/dashboard?verified=true' });
    expect(await toast().findByText('Email Verified!')).toBeInTheDocument();
    expect(toast().getByText(/^Hello Jane\./)).toBeInTheDocument();
    expect(address()).toBe('/dashboard');
  });

  it('back from paying: toast, receipt of that order, clean address, and no order kept in the browser (C-277, C-279, C-280, C-281, C-339, D-027)', async () => {
    const server = serverFor(paid('draft_generated')).on(getOrder, { order: paidOrder }, { orderId: 'order-9' });
    const { address } = await open(paid('draft_generated'), {
      server,
      at: '/dashboard?payment=success&orderId=order-9&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded',
    });
    expect(toast().getByText('Payment Successful!')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Payment receipt' })).toBeVisible();
    expect(address()).toBe('/dashboard');
    expect(server.calls(getMyOrder)).toHaveLength(0);
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('order-9');
  });

  it('without an order id the latest order is read (C-278)', async () => {
    const { server } = await open(paid('draft_generated'), { order: paidOrder, at: '/dashboard?payment=success' });
    expect(await screen.findByRole('heading', { name: 'Payment receipt' })).toBeVisible();
    expect(server.calls(getMyOrder).length).toBeGreaterThan(0);
  });

  it('a payment that is still going through comes back as paid', async () => {
    await open(paid('submitted'), { order: paidOrder, at: '/dashboard?payment=success&redirect_status=processing' });
    expect(toast().getByText('Payment Successful!')).toBeInTheDocument();
  });

  it('a refused payment comes back to the same address: no success, and the way to try again (C-387, D-019)', async () => {
    await open(willAt(10, familyAnswers, { status: 'submitted' }), {
      order: { ...paidOrder, paymentStatus: 'failed' },
      at: '/dashboard?payment=success&redirect_status=failed',
    });
    expect(toast().getByText('Payment Failed')).toBeInTheDocument();
    expect(screen.queryByText('Payment Successful!')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to Checkout' })).toHaveAttribute('href', '/checkout');
    expect(screen.queryByRole('heading', { name: 'Payment receipt' })).toBeNull();
  });
});

describe('the progress of the will', () => {
  it('of one not begun (C-288, C-289, C-290, C-291, C-295, C-301)', async () => {
    await open(noWill);
    expect(screen.getByText('Not Started')).toBeVisible();
    expect(screen.getByText(/Completion: 0 of 10 questions/)).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
    expect(screen.getByRole('link', { name: 'Start Will' })).toHaveAttribute('href', '/wizard');
    expect(screen.queryByRole('button', { name: 'View Summary' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit Answers' })).toBeNull();
    const tiles = ['Total questions', 'Completed', 'Remaining'].map((label) => screen.getByText(label).nextElementSibling?.textContent);
    expect(tiles).toEqual(['10', '0', '10']);
  });

  it('of one under way (C-267, C-292, C-293, C-294, C-301, D-035)', async () => {
    const { user } = await open(willAt(5, familyAnswers));
    expect(screen.getByText(/Completion: 4 of 10 questions/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Will' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit Answers' })).toHaveAttribute('href', '/wizard/1');
    await user.click(screen.getByRole('button', { name: 'View Summary' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your answers' }));
    expect(dialog.getByText(/Ann Roe, born 6 May 2003/)).toBeVisible();
    expect(dialog.queryByRole('link', { name: /Change/ })).toBeNull();
  });

  it('has a label for every status (C-296, C-297, C-298, C-299, C-300)', () => {
    expect(STATUS_LABELS).toEqual({
      not_started: 'Not Started',
      in_progress: 'In Progress',
      submitted: 'Submitted',
      draft_generated: 'Draft Generated',
      sent: 'Sent',
    });
  });

  it('submitted and unpaid: the wizard stays open and the checkout is offered (C-337, D-032)', async () => {
    await open(willAt(10, familyAnswers, { status: 'submitted' }));
    expect(screen.getByText(/Completion: 10 of 10 questions/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Will' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Checkout' })).toBeVisible();
    expect(screen.getByText(/1-2 business days/)).toBeVisible();
  });

  it('paid: the answers can be looked at, not changed (C-337, D-032, C-302)', async () => {
    await open(paid('draft_generated'), { order: paidOrder });
    expect(screen.getByRole('button', { name: 'Continue Will' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Edit Answers' })).toBeDisabled();
    expect(screen.getByText(/Your answers are locked after payment/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'View Summary' })).toBeEnabled();
    expect(screen.getByText(/1-2 business days/)).toBeVisible();
  });

  it('paid: the page is about the will, and what was answered comes last (D-032)', async () => {
    await open(paid('draft_generated'), { order: paidOrder });
    const track = screen.getByRole('list', { name: 'Where your will is' });
    expect(
      within(track)
        .getAllByRole('listitem')
        .map((stop) => stop.textContent),
    ).toMatchObject([
      expect.stringContaining('Paid (done)'),
      expect.stringContaining('Drafted and checked'),
      expect.stringContaining('Sent to you'),
      expect.stringContaining('Signed'),
    ]);
    expect(within(track).getByText('Drafted and checked').closest('li')).toHaveAttribute('aria-current', 'step');
    const order = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(order.indexOf('Will Progress')).toBeGreaterThan(order.indexOf('See what your will does'));
    expect(screen.getAllByRole('button').indexOf(screen.getByRole('button', { name: 'View Summary' }))).toBeLessThan(
      screen.getAllByRole('button').indexOf(screen.getByRole('button', { name: 'Continue Will' })),
    );
    const progress = screen.getByRole('heading', { name: 'Will Progress' }).closest('section')!;
    expect(within(progress).getByText('Remaining').nextElementSibling).toHaveTextContent('0');
  });

  it('not paid: there is no such list, and the questions come first', async () => {
    await open(willAt(8, familyAnswers));
    expect(screen.queryByRole('list', { name: 'Where your will is' })).toBeNull();
    const order = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(order.indexOf('Will Progress')).toBeLessThan(order.indexOf('See what your will does'));
  });

  it('back for changes: says so, and leads to the answers with nothing more to pay (AM-9)', async () => {
    await open({ ...paid('in_progress'), locked: false, returned: true }, { order: paidOrder });
    expect(screen.getByRole('heading', { name: 'Your answers need another look' })).toBeVisible();
    expect(screen.getByText(/nothing more to pay/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check Your Answers' })).toHaveAttribute('href', '/wizard/10');
    expect(screen.getByRole('link', { name: 'Edit Answers' })).toBeVisible();
    expect(screen.queryByText(/Your answers are locked/)).toBeNull();
  });

  it('sent: the will can be downloaded, with how to sign it (C-338, D-046)', async () => {
    await open(paid('sent'), { order: paidOrder });
    expect(await screen.findByRole('heading', { name: 'Your will is ready to sign' })).toBeVisible();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(/Signed/);
    expect(screen.getByRole('link', { name: 'Download Your Will' })).toHaveAttribute('href', '/api/will/document.pdf');
    expect(screen.getByText(/must say version 3f9a12bc/)).toBeVisible();
  });

  it.each([
    [{ status: 'in_progress', locked: false, paid: false, confirming: false }, 'writing'],
    [{ status: 'submitted', locked: false, paid: false, confirming: false }, 'unpaid'],
    [{ status: 'submitted', locked: true, paid: false, confirming: true }, 'confirming'],
    [{ status: 'submitted', locked: true, paid: true, confirming: false }, 'preparing'],
    [{ status: 'submitted', locked: true, paid: false, confirming: false }, 'preparing'],
    [{ status: 'draft_generated', locked: true, paid: true, confirming: false }, 'reviewing'],
    [{ status: 'sent', locked: true, paid: true, confirming: false }, 'sent'],
    [{ status: 'in_progress', locked: false, returned: true, paid: true, confirming: false }, 'returned'],
    [{ status: 'submitted', locked: false, returned: true, paid: true, confirming: false }, 'preparing'],
  ] as const)('%j is the stage %s', (facts, stage) => {
    expect(stageOf(facts)).toBe(stage);
  });
});

describe('what a customer has to know', () => {
  const openWith = (changes: Partial<WillRecord>) => renderApp(ROUTES, '/dashboard', serverFor(paid('submitted', changes), paidOrder));

  it.each([
    ['why, if that is known', 'The character “李” (U+674E) in your name cannot be printed.', /This stands in the way: The character “李”/],
    ['that it is us, if it is', null, /Something went wrong on our side/],
  ])('that no draft could be made: %s, and what happens next', async (_, reason, text) => {
    openWith({ draftProblem: { reason } });
    expect(await screen.findByRole('heading', { name: 'We could not make your draft yet' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/A person on our team looks at it/)).toBeVisible();
    expect(screen.queryByText('Preparing your draft')).toBeNull();
  });

  it('that changes after the submission are kept and not in this will (AM-17)', async () => {
    openWith({ laterChanges: true, submittedAt: '2026-11-20T14:05:00Z' });
    expect(await screen.findByText(/answers you submitted on 20 November 2026 at 14:05. You changed answers after that/)).toBeVisible();
  });
});

describe('what happened with the will', () => {
  const NO_ACCESS = { lines: [] };
  const LINES = [
    { at: '2026-07-01T23:10:00.000Z', says: 'Our team approved your will.' },
    { at: '2026-07-01T10:00:00.000Z', says: 'You worked on your answers.' },
  ];

  it('is read once it is opened, in London time, newest first', async () => {
    const { user, server } = await open(noWill, {
      server: serverFor(noWill).on(getWillHistory, { lines: LINES }).on(getWillAccess, NO_ACCESS),
    });
    expect(server.calls(getWillHistory)).toHaveLength(0);
    await user.click(screen.getByText('What happened with my will'));
    const lines = (await screen.findAllByRole('listitem')).filter(({ textContent }) => /2026 at/.test(textContent ?? ''));
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '2 July 2026 at 00:10 Our team approved your will.',
      '1 July 2026 at 11:00 You worked on your answers.',
    ]);
  });

  it('says below who of our team opened it, when, and what of it', async () => {
    const access = { lines: [{ at: '2026-07-01T23:12:00.000Z', says: 'A reviewer on our team read your will.' }] };
    const server = serverFor(noWill).on(getWillHistory, { lines: LINES }).on(getWillAccess, access);
    const { user } = await open(noWill, { server });
    await user.click(screen.getByText('What happened with my will'));
    const list = within(await screen.findByRole('region', { name: 'Who has opened my will' }));
    expect(await list.findByRole('listitem')).toHaveTextContent('2 July 2026 at 00:12 A reviewer on our team read your will.');
  });

  it('says so when nobody opened it', async () => {
    const server = serverFor(noWill).on(getWillHistory, { lines: [] }).on(getWillAccess, { lines: [] });
    const { user } = await open(noWill, { server });
    await user.click(screen.getByText('What happened with my will'));
    expect(await screen.findByText('Nobody on our team has opened your answers or your will.')).toBeVisible();
  });

  it('says when there is nothing yet, and offers to try again', async () => {
    const { user, server } = await open(noWill, { server: serverFor(noWill).fail(getWillHistory, 503).on(getWillAccess, NO_ACCESS) });
    await user.click(screen.getByText('What happened with my will'));
    server.on(getWillHistory, { lines: [] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing yet. It begins with your first answer.')).toBeVisible();
  });
});

describe('while something is under way (AM-2, AM-14)', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('says so, reads again, and stops when the draft is there (C-465, D-085)', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const server = serverFor(paid('submitted'), paidOrder);
    renderApp(ROUTES, '/dashboard', server);
    await pass(200);
    expect(screen.getByRole('heading', { name: 'Preparing your draft' })).toBeVisible();
    server.on(getWill, { willAnswers: paid('draft_generated') });
    await pass(2100);
    expect(screen.getByRole('heading', { name: 'Our team is reviewing your draft' })).toBeVisible();
    const reads = server.calls(getWill).length;
    await pass(10_000);
    expect(server.calls(getWill)).toHaveLength(reads);
  });

  it('watches for a minute at most, and again when asked to', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const server = serverFor(paid('submitted'), paidOrder);
    renderApp(ROUTES, '/dashboard', server);
    await pass(61_000);
    const reads = server.calls(getWill).length;
    expect(reads).toBeGreaterThan(20);
    expect(screen.getByText(/This takes longer than usual/)).toBeVisible();
    await pass(10_000);
    expect(server.calls(getWill)).toHaveLength(reads);
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(2100);
    expect(server.calls(getWill).length).toBeGreaterThan(reads);
  });

  it('nothing is read twice while nothing is under way (C-400)', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const server = serverFor(willAt(10, familyAnswers, { status: 'submitted' }));
    renderApp(ROUTES, '/dashboard', server);
    await pass(30_000);
    expect(server.calls(getWill)).toHaveLength(1);
    expect(server.calls(getMyOrder)).toHaveLength(1);
  });
});

describe('the ways to what the will means', () => {
  const ways = () => screen.queryByRole('heading', { name: 'See what your will does' })?.closest('section') ?? null;

  it.each([
    [6, false],
    [7, false],
    [8, true],
    [10, true],
  ])('at question %i: %p', async (step, there) => {
    await open(willAt(step, familyAnswers));
    expect(ways() !== null).toBe(there);
  });

  it('are four, before payment with what could go wrong', async () => {
    const server = serverFor(willAt(10, familyAnswers, { status: 'submitted' })).on(getStressReport, stress);
    await open(noWill, { server });
    expect(
      within(ways()!)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/your-will', '/your-will/who-gets-what', '/your-will/people', '/your-will/signing']);
    expect(await screen.findByText(stress.summary)).toBeVisible();
  });

  it('after payment trouble nobody with what cannot be changed any more', async () => {
    const { server } = await open(paid('sent'), { order: paidOrder });
    expect(ways()).not.toBeNull();
    await screen.findByRole('heading', { name: 'Payment receipt' });
    expect(server.calls(getStressReport)).toHaveLength(0);
  });
});

describe('the receipt', () => {
  const receipt = async (order: CustomerOrder = paidOrder) => {
    const app = await open(paid('draft_generated'), { order });
    const card = (await screen.findByRole('heading', { name: 'Payment receipt' })).closest('section')!;
    return { ...app, card };
  };

  it.each(['pending', 'processing', 'failed'] as const)('is not shown while the payment is %s (C-309)', async (paymentStatus) => {
    const { server } = await open(willAt(10, familyAnswers, { status: 'submitted' }), { order: { ...paidOrder, paymentStatus } });
    await waitFor(() => expect(server.calls(getMyOrder).length).toBeGreaterThan(0));
    expect(screen.queryByRole('heading', { name: 'Payment receipt' })).toBeNull();
  });

  it('says paid, which order, when, how and how much (C-310, C-341, D-025, C-313, C-314, C-315, C-316, C-317)', async () => {
    const { card } = await receipt();
    for (const part of ['Paid', '#6c7d8e9f', '20/11/2026', 'Card Payment', '£50.00', 'Discount EXIT10', '-£10.00', '£40.00'])
      expect(card).toHaveTextContent(part);
    expect(shortId('abc12345678')).toBe('#12345678');
  });

  it('names no discount where there was none (C-316)', async () => {
    const { card } = await receipt({ ...paidOrder, discountCode: null, discountAmount: 0, finalAmount: 50 });
    expect(card).not.toHaveTextContent('Discount');
  });

  it('a free order needed no payment (C-340, D-026)', async () => {
    const { card } = await receipt({ ...paidOrder, discountCode: 'FREE', discountAmount: 50, finalAmount: 0 });
    expect(card).toHaveTextContent('No payment required');
    expect(card).not.toHaveTextContent('Card Payment');
  });

  it('says what was refunded since; the page too, and goes on with the will', async () => {
    const { card } = await receipt({ ...paidOrder, refunded: 12.5 });
    expect(card).toHaveTextContent('Refunded since-£12.50');
    expect(screen.getByRole('heading', { name: '£12.50 went back to your card' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Our team is reviewing your draft' })).toBeVisible();
  });

  it.each([
    ['on_its_way', false, 'Your refund of £12.50 is on its way', /We will email you when your bank has the money/],
    ['failed', true, 'Your refund of £12.50 did not go through', /came back to us.*Your order is closed.*will not be sent/],
  ] as const)('says that a refund is %s', async (state, closed, name, says) => {
    await receipt({ ...paidOrder, closed, refund: { state, amount: 12.5 } });
    expect(screen.getByRole('region', { name })).toHaveTextContent(says);
  });

  it('of an order that was refunded whole before it was sent: the page promises nothing any more (D-008)', async () => {
    const { card } = await receipt({ ...paidOrder, refunded: 40, closed: true });
    expect(within(card).getByText('Refunded')).toBeVisible();
    expect(within(card).queryByText('Paid')).toBeNull();
    expect(screen.getByRole('region', { name: 'Your order is closed' })).toHaveTextContent(
      /£40\.00 went back to the card you paid with\..*will not be sent to you/,
    );
    for (const name of ['Our team is reviewing your draft', 'See what your will does', 'Is something wrong with your will?'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByText(/Updates are free for life/)).toBeNull();
  });

  it('can be hidden, and is not asked for any more (C-311, C-318)', async () => {
    const { user, server } = await receipt();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('heading', { name: 'Payment receipt' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Is something wrong with your will?' })).toBeVisible();
    expect(server.calls(getMyOrder)).toHaveLength(1);
  });

  it('hidden and shown again, it keeps the focus', async () => {
    const { user } = await receipt();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    const show = screen.getByRole('button', { name: 'Show the payment receipt' });
    expect(show).toHaveFocus();
    await user.click(show);
    expect(await screen.findByRole('heading', { name: 'Payment receipt' })).toHaveFocus();
  });

  it('confirms a new payment for as long as the draft is on its way, before everything else', async () => {
    const { card } = await receipt();
    expect(card).toHaveTextContent(
      /your payment went through.*We have emailed this receipt to jane@example\.test.*our team checks your draft and emails it to you/,
    );
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Payment receipt');
  });

  it('of a will that was sent confirms nothing any more, and has its place at the side', async () => {
    await open(paid('sent'), { order: paidOrder });
    const card = (await screen.findByRole('heading', { name: 'Payment receipt' })).closest('section')!;
    expect(card).not.toHaveTextContent('went through');
    expect(screen.getAllByRole('heading', { level: 2 })[0]).not.toHaveTextContent('Payment receipt');
  });

  it('can be printed, alone on its page (C-312)', async () => {
    const { user, browser, card } = await receipt();
    browser.print.mockImplementation(() => expect(card).toHaveAttribute('data-print'));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(browser.print).toHaveBeenCalledTimes(1);
    expect(card).not.toHaveAttribute('data-print');
  });

  it('copies the whole order number (C-446, D-088)', async () => {
    const { user, browser } = await receipt();
    await user.click(screen.getByRole('button', { name: 'Copy order number' }));
    expect(browser.copy).toHaveBeenCalledWith(paidOrder.id);
    expect(await toast().findByText('Copied!')).toBeInTheDocument();
  });

  it('is not asked for before the will is complete: there cannot be one', async () => {
    const { server } = await open(willAt(9, familyAnswers));
    expect(server.calls(getMyOrder)).toHaveLength(0);
  });

  it('no order is no receipt and no complaint (C-319)', async () => {
    const { server } = await open(willAt(10, familyAnswers, { status: 'submitted' }));
    expect(server.calls(getMyOrder)).toHaveLength(1);
    expect(screen.queryByText('Failed to fetch order data')).toBeNull();
    expect(toast().queryByText('Error')).toBeNull();
  });

  it('an order that cannot be read says so (C-440)', async () => {
    const complete = willAt(10, familyAnswers, { status: 'submitted' });
    await open(complete, { server: serverFor(complete).fail(getMyOrder, 500) });
    expect(await screen.findByText('Failed to fetch order data')).toBeVisible();
  });
});

describe('the account', () => {
  it('logout ends the session, forgets the address and goes home (C-286, C-287, C-336, D-053, T-28)', async () => {
    sessionStorage.setItem('wizardDrafts', JSON.stringify({ customer: jane.id, at: 0, steps: {} }));
    const { user, server, browser } = await open(noWill);
    expect(sessionStorage.getItem('wizardDrafts')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/'));
    expect(server.calls(logout)).toHaveLength(1);
    expect(server.calls(getMe)).toHaveLength(1);
    expect(localStorage.getItem('userEmail')).toBeNull();
    expect(localStorage.getItem('signedIn')).toBeNull();
    expect(sessionStorage.getItem('wizardDrafts')).toBeNull();
  });

  it('goes home even when the call fails, and says so there (D-053)', async () => {
    const { user, browser } = await open(noWill, { server: serverFor(noWill).fail(logout, 500) });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/'));
    expect(sessionStorage.getItem('flashToast')).toContain('Failed to logout');
  });

  const edit = async (will: WillRecord = noWill, server = serverFor(will)) => {
    const app = await open(will, { server });
    app.server.on(updateMe, { user: { ...jane, city: 'Leeds' } });
    await app.user.click(screen.getByRole('button', { name: 'Edit personal information' }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Personal information' })) };
  };

  it('shows who somebody is, changes where they live (C-303, C-304, C-335, D-062)', async () => {
    const { user, server, dialog } = await edit();
    expect(dialog.getByLabelText('Full name')).toHaveValue('Jane Margaret Roe');
    expect(dialog.getByLabelText('Year')).toHaveValue('1975');
    await user.clear(dialog.getByLabelText('Town or city'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('City is required');
    await user.type(dialog.getByLabelText('Town or city'), 'Leeds');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls(updateMe)[0]?.body).toEqual({ city: 'Leeds' });
    expect(server.calls(getMe)).toHaveLength(2);
  });

  it('shows nothing of anybody once it learns that nobody is logged in any more', async () => {
    const { user, server, dialog } = await edit();
    server.fail(getMe, 401, 'Not authenticated');
    await user.type(dialog.getByLabelText('Town or city'), ' Spa');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/You are not logged in here/)).toBeVisible();
    expect(screen.queryByText(/Welcome/)).toBeNull();
  });

  it('mends a misspelt name and a wrong year, and refuses one that nobody can have', async () => {
    const { user, server, dialog } = await edit();
    await user.clear(dialog.getByLabelText('Full name'));
    await user.type(dialog.getByLabelText('Full name'), 'Jane Margaret Rowe');
    await user.clear(dialog.getByLabelText('Year'));
    await user.type(dialog.getByLabelText('Year'), '1075');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('Check the year: 1075 would make you 951.');
    await user.clear(dialog.getByLabelText('Year'));
    await user.type(dialog.getByLabelText('Year'), '1974');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls(updateMe)[0]?.body).toEqual({ fullName: 'Jane Margaret Rowe', dob: '1974-03-27' });
  });

  it('saves what was changed and pressed while it was saving, and closes after that; pressed twice, it saves once', async () => {
    const answers: (() => void)[] = [];
    const { user, server, dialog } = await edit();
    server.raw(updateMe, async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return { json: { user: jane } };
    });
    const save = dialog.getByRole('button', { name: 'Save' });
    await user.type(dialog.getByLabelText('Town or city'), ' Spa');
    await user.click(save);
    await user.click(save);
    await user.type(dialog.getByLabelText('Town or city'), 'rkle');
    await user.click(save);
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!();
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(screen.getByRole('dialog')).toBeVisible();
    answers[1]!();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls(updateMe).map(({ body }) => body)).toEqual([{ city: `${jane.city} Spa` }, { city: `${jane.city} Sparkle` }]);
  });

  it('refuses what is no mobile number, and leaves one from before the rule alone', async () => {
    const server = serverFor(noWill).on(getMe, { user: { ...jane, mobile: 'abc' } });
    const { user, dialog } = await edit(noWill, server);
    await user.type(dialog.getByLabelText(/Mobile number/), 'd');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('Enter a mobile number, like 07700 900 982');
    await user.type(dialog.getByLabelText(/Mobile number/), '{Backspace}');
    await user.type(dialog.getByLabelText('Town or city'), ' Spa');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.calls(updateMe)[0]?.body).toEqual({ city: 'Bath Spa' }));
  });

  it('only what stands in no will can be changed once it is paid for (D-062)', async () => {
    const { user, server, dialog } = await edit(paid('draft_generated'));
    expect(dialog.queryByLabelText('Full name')).toBeNull();
    expect(dialog.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', 'mailto:support@willow.example');
    expect(dialog.getByText(/so they are locked too/)).toBeVisible();
    await user.clear(dialog.getByLabelText(/Mobile number/));
    await user.type(dialog.getByLabelText(/Mobile number/), '07700 900 983');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.calls(updateMe)[0]?.body).toEqual({ mobile: '07700 900 983' }));
  });
});
