import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aDetail, anOrder } from '../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../testing/open-console.tsx';
import type { FakeServer } from '@willow/frontend/web/testing/fake-server';
import { windowWidth } from '../../testing/setup.ts';

const ID = anOrder().id;
const SEND = `POST /api/admin/orders/${ID}/send`;
const SEARCH = 'POST /api/admin/orders/search';
const RECONCILE = `POST /api/admin/reconcile-order/${ID}`;
const RESEND = `POST /api/admin/resend-receipt/${ID}`;

function openList(changes: Parameters<typeof anOrder>[0] = {}) {
  windowWidth.px = 390;
  const at = { order: anOrder(changes) };
  const server = signedInServer().answer({
    'GET /api/admin/orders': () => ({ json: [at.order] }),
    [SEARCH]: () => ({ json: [at.order] }),
    [`GET /api/admin/orders/${ID}`]: () => ({ json: { ...aDetail(), order: at.order } }),
  });
  return { at, server, ...openConsole('/orders') };
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(await screen.findByRole('button', { name }));

/** From the list to the will, and there. */
async function approve(user: ReturnType<typeof userEvent.setup>) {
  await press(user, 'Approve');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve & Send Draft' })).toBeEnabled());
  await press(user, 'Approve & Send Draft');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve & Send Draft' }));
}

describe('approving from the list', () => {
  it('leads to the will, is sent from there with an empty body, and the list knows (A-049, A-053, A-054, A-065)', async () => {
    const { at, server, user } = openList();
    server.answer({ [SEND]: () => ({ json: { success: true, order: (at.order = anOrder({ status: 'sent' })) } }) });
    await approve(user);
    expect(await screen.findByText('Draft sent successfully')).toBeInTheDocument();
    expect(window.location.pathname).toBe(`/admin/orders/${ID}/read`);
    await user.click(screen.getByRole('link', { name: 'Will Orders' }));
    const orders = within(await screen.findByRole('list', { name: 'Orders' }));
    await waitFor(() => expect(orders.getByRole('listitem')).toHaveTextContent('SentPaid'));
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(server.calls(SEND).map(({ body }) => body)).toEqual([undefined]);
  });

  it('shows the sentence of the server when it refuses, and offers it again (A-098, D-078)', async () => {
    const { server, user } = openList();
    server.answer({ [SEND]: { status: 409, json: { message: 'Payment has not been received.' } } });
    await approve(user);
    await findToast('ErrorPayment has not been received.');
    expect(screen.getByRole('button', { name: 'Approve & Send Draft' })).toBeEnabled();
  });

  it('cannot be pressed twice while the server is at work', async () => {
    const { server, user } = openList();
    server.answer({ [SEND]: () => new Promise(() => undefined) });
    await approve(user);
    expect(await screen.findByRole('button', { name: 'Sending…' })).toBeDisabled();
    expect(server.calls(SEND)).toHaveLength(1);
  });
});

describe('an answer that is lost on its way', () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const keysOf = (server: FakeServer, call: string) =>
    server.calls(call).map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));

  it('is no failure: what became of it is found out with the same key, and nothing is sent twice', async () => {
    const { at, server, user } = openList();
    const sent = { json: { success: true, order: (at.order = anOrder({ status: 'sent' })) } };
    server.answer({ [SEND]: () => (server.calls(SEND).length === 1 ? lost() : sent) });
    at.order = anOrder();
    await approve(user);
    await findToast('We don’t know yetWe lost the connection before the answer came. We are checking whether this was done.');
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled();
    expect(await screen.findByText('Draft sent successfully')).toBeInTheDocument();
    expect(screen.queryByText('Failed to send draft')).toBeNull();
    const [first, second] = keysOf(server, SEND);
    expect([first, server.calls(SEND).length]).toEqual([second, 2]);
    expect(first).toMatch(/^[\d-]{31,63}$/);
  });

  it('and never comes is told as what it is, not as a failure; the next press asks what became of the first', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { server } = openList();
    server.answer({ [RESEND]: lost });
    await press(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), 'Resend Receipt');
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    await waitFor(() => expect(screen.getByText(/so we can't say whether this was done/)).toBeInTheDocument());
    expect(screen.queryByText('Failed to resend receipt')).toBeNull();
    server.answer({ [RESEND]: { json: { emailAddress: 'jane@example.test' } } });
    await press(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), 'Resend Receipt');
    expect(await screen.findByText('Receipt sent')).toBeInTheDocument();
    expect(new Set(keysOf(server, RESEND)).size).toBe(1);
  });
});

describe('a mail that is on its way (AM-6, AM-14)', () => {
  const queued = async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const opened = openList();
    opened.server.answer({
      [SEND]: () => ({ status: 202, json: { queued: true, order: (opened.at.order = anOrder({ sending: true })) } }),
    });
    await approve(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
    await waitFor(() => expect(screen.getAllByText('Sending…').length).toBeGreaterThan(1));
    return opened;
  };
  const followed = (server: FakeServer) => server.calls(SEARCH).length;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is followed until it is out', async () => {
    const { at, server } = await queued();
    await pass(4000);
    expect(screen.queryByText('Draft sent successfully')).toBeNull();
    at.order = anOrder({ status: 'sent' });
    await pass(2000);
    await waitFor(() => expect(screen.getByText('Draft sent successfully')).toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Approve & Send Again' })).toBeEnabled();
    const asked = followed(server);
    await pass(60_000);
    expect(followed(server)).toBe(asked);
  });

  it.each([
    ['for the first time', anOrder({ mailFailed: true })],
    ['again: that it was sent before is no success', anOrder({ status: 'sent', mailFailed: true })],
  ])('is reported when it failed, %s', async (_, failed) => {
    const { at, server } = await queued();
    const read = server.calls(`GET /api/admin/orders/${ID}`).length;
    at.order = failed;
    await pass(1000);
    // Asking is no reading: the order is not opened for it.
    expect(server.calls(`GET /api/admin/orders/${ID}`)).toHaveLength(read);
    await pass(1500);
    await waitFor(() => expect(screen.getByText('The email could not be sent. Please try again.')).toBeInTheDocument());
    expect(screen.queryByText('Draft sent successfully')).toBeNull();
  });

  it('is not followed for ever', async () => {
    const { server } = await queued();
    await pass(90_000);
    expect(screen.getAllByText(/^(Still )?[Ss]ending…$/).length).toBeGreaterThan(0);
    const asked = followed(server);
    expect(asked).toBe(30);
    await pass(60_000);
    expect(followed(server)).toBe(asked);
  });
});

describe('fixing a payment', () => {
  it('asks with an empty body and reports the payment status (A-055, A-056, A-065)', async () => {
    const { at, server, user } = openList({ paymentStatus: 'processing' });
    server.answer({
      [RECONCILE]: () => {
        at.order = anOrder();
        return { json: { orderStatus: 'succeeded', emailSent: true } };
      },
    });
    await press(user, 'Fix Payment');
    expect(await screen.findByText('Payment reconciled')).toBeInTheDocument();
    expect(screen.getByText('Payment status: Paid. A receipt was emailed.')).toBeInTheDocument();
    expect(await screen.findByText('Paid')).toBeInTheDocument();
    expect(server.calls(RECONCILE)[0]?.body).toBeUndefined();
  });

  it('says that the reconciliation failed, and why (A-058)', async () => {
    const { server, user } = openList({ paymentStatus: 'processing' });
    server.answer({ [RECONCILE]: { status: 409, json: { message: 'There is no card payment to check for this order.' } } });
    await press(user, 'Fix Payment');
    await findToast('Reconciliation failedThere is no card payment to check for this order.');
  });
});

describe('sending a receipt again', () => {
  it('asks with an empty body and names the address (A-059, A-060)', async () => {
    const { server, user } = openList();
    server.answer({ [RESEND]: { json: { emailAddress: 'jane@example.test' } } });
    await press(user, 'Resend Receipt');
    expect(await screen.findByText('Receipt sent')).toBeInTheDocument();
    expect(screen.getByText('Sent to jane@example.test')).toBeInTheDocument();
    expect(server.calls(RESEND)[0]?.body).toBeUndefined();
  });

  it('says when it failed (A-061)', async () => {
    const { server, user } = openList();
    server.answer({ [RESEND]: { status: 502, json: { message: 'The email could not be sent. Please try again.' } } });
    await press(user, 'Resend Receipt');
    await findToast('Failed to resend receiptThe email could not be sent. Please try again.');
  });
});
