import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { AdminOrder, Refund } from '@willow/contracts/operator/operator.contract';
import { aDetail, anOrder, flagsOf, NO_CHANGES, OLIVE } from '../../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../../testing/open-console.tsx';
import { windowWidth } from '../../../testing/setup.ts';
import { amountIn, failureWords } from './refund-words.ts';

const ID = anOrder().id;
const ORDER = `/api/admin/orders/${ID}`;
const REFUND = `POST ${ORDER}/refunds`;
const A_REFUND: Refund = {
  id: 'q1',
  amount: 12.5,
  state: 'paid',
  duplicate: false,
  will: 'own',
  reason: 'goodwill',
  note: 'Her letter went astray.',
  by: { id: 'a2', name: 'Ada Admin' },
  at: '2026-11-20T14:05:00Z',
  failure: null,
  settled: null,
};

function openOrder(order: Partial<AdminOrder> = {}, refunds: readonly Refund[] = [], role: 'admin' | 'operator' = 'admin') {
  windowWidth.px = 390;
  const server = signedInServer().answer({
    'GET /api/admin/me': { json: { admin: { ...OLIVE, role }, enrolment: null } },
    'GET /api/admin/orders': { json: [anOrder(order)] },
    [`GET ${ORDER}`]: { json: { ...aDetail(order), refunds } },
    [`GET ${ORDER}/flags`]: { json: flagsOf() },
    [`GET ${ORDER}/changes`]: { json: NO_CHANGES },
    [REFUND]: { json: anOrder({ ...order, refund: 'running' }) },
  });
  return { server, ...openConsole(`/orders/${ID}/actions`) };
}
const panel = () => screen.findByRole('region', { name: 'Refunds' });

async function openDialog(button = 'Refund…', ...opening: Parameters<typeof openOrder>) {
  const opened = openOrder(...opening);
  await opened.user.click(within(await panel()).getByRole('button', { name: button }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Refund Jane Smith' })) };
}

describe('a refund', () => {
  it('is asked twice: how much and why; then who gets it, with the number of the order typed', async () => {
    const { user, server, dialog } = await openDialog();
    const amount = dialog.getByLabelText('Amount in pounds');
    expect(amount).toHaveValue('50.00');
    expect(amount).toHaveAccessibleDescription('Up to £50.00 can be refunded.');
    await user.clear(amount);
    await user.type(amount, '£12.50');
    await user.selectOptions(dialog.getByLabelText('Why'), 'Goodwill');
    await user.type(dialog.getByLabelText('Note (optional)'), 'Her letter went astray.');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('Jane Smith gets £12.50 back on the card that paid for this order, through Stripe.')).toBeVisible();
    expect(dialog.getByText('The order and the work on the will continue.')).toBeVisible();
    const refund = dialog.getByRole('button', { name: 'Refund £12.50' });
    await user.dblClick(refund);
    expect(server.calls(REFUND)).toHaveLength(0);
    const number = dialog.getByLabelText(`To confirm, type the number of this order: ${ID.slice(0, 8)}`);
    expect(number).toHaveAccessibleDescription(/so that nobody else is refunded by mistake/);
    await user.type(number, ID.slice(0, 8));
    await user.click(refund);
    await findToast('Refund requested');
    const [{ body } = { body: null }] = server.calls(REFUND);
    expect(body).toEqual({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      amount: 12.5,
      refundedBefore: 0,
      reason: 'goodwill',
      note: 'Her letter went astray.',
      confirm: ID.slice(0, 8),
    });
  });

  it('of everything ends the work on a will that nobody has; of one that was sent it is goodwill (D-008)', async () => {
    const { user, dialog } = await openDialog();
    await user.selectOptions(dialog.getByLabelText('Why'), 'The customer asked for it');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText(/the order is archived and the will is not sent/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change it' }));
    expect(dialog.getByLabelText('Amount in pounds')).toHaveValue('50.00');
  });

  it('of two wills that were paid for together is of one of them', async () => {
    const { user, server, dialog } = await openDialog('Refund…', { finalAmount: 100, secondWill: 50 });
    expect(dialog.getByLabelText('Amount in pounds')).toHaveValue('50.00');
    await user.selectOptions(dialog.getByLabelText('Which will'), 'Their partner’s');
    await user.selectOptions(dialog.getByLabelText('Why'), 'The customer asked for it');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText(/Their partner’s will is no longer paid for/)).toBeVisible();
    await user.type(dialog.getByLabelText(/^To confirm/), ID.slice(0, 8));
    await user.click(dialog.getByRole('button', { name: 'Refund £50.00' }));
    await findToast('Refund requested');
    expect(server.calls(REFUND)[0]?.body).toMatchObject({ amount: 50, will: 'second' });
  });

  it('is of no more than is left, for a reason, and says what the server says', async () => {
    const { user, server, dialog } = await openDialog('Refund…', { refunded: 20, status: 'sent' }, [{ ...A_REFUND, amount: 20 }]);
    const amount = dialog.getByLabelText('Amount in pounds');
    expect(amount).toHaveValue('30.00');
    await user.clear(amount);
    await user.type(amount, '30.01');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(amount).toHaveAccessibleDescription('At most £30.00 can be refunded.');
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose a reason.');
    await user.clear(amount);
    await user.type(amount, '30');
    await user.selectOptions(dialog.getByLabelText('Why'), 'A mistake of ours');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText(/this is goodwill/)).toBeVisible();
    server.answer({ [REFUND]: { status: 409, json: { message: 'Money was refunded on this order since you opened it.' } } });
    await user.type(dialog.getByLabelText(/^To confirm/), ID.slice(0, 8));
    await user.click(dialog.getByRole('button', { name: 'Refund £30.00' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Money was refunded on this order since you opened it.');
  });

  it('that did not go through says why, and is tried again with what it was', async () => {
    const failed: Refund = { ...A_REFUND, state: 'failed', failure: 'charge_disputed' };
    const { dialog } = await openDialog('Try again…', { refund: 'failed' }, [failed]);
    expect(dialog.getByLabelText('Amount in pounds')).toHaveValue('12.50');
    expect(dialog.getByLabelText('Why')).toHaveValue('goodwill');
    expect(screen.getByText('Not refunded: the customer disputes the payment with the bank.')).toBeInTheDocument();
    expect(failureWords('something_new')).toBe('the card provider says “something new”');
  });

  it('that is under way is waited for; operators see refunds and make none', async () => {
    openOrder({ refund: 'running' }, [{ ...A_REFUND, state: 'running' }]);
    expect(within(await panel()).getByRole('button', { name: 'Refund…' })).toBeDisabled();
    expect(within(await panel()).getByText('Under way')).toBeVisible();
  });

  it('is made by admins; operators see what was made, also at the card provider', async () => {
    openOrder({ refunded: 12.5 }, [{ ...A_REFUND, by: null, reason: null, note: null }], 'operator');
    const region = within(await panel());
    expect(region.getByText(/^Made on the card provider’s site/)).toBeVisible();
    expect(region.queryByRole('button')).toBeNull();
    expect((await screen.findAllByText('£12.50 back')).length).toBeGreaterThan(0);
  });

  it.each([
    ['12.50', 12.5],
    ['£1,000', 1000],
    [' 0.01 ', 0.01],
    ['12.345', null],
    ['0', null],
    ['-5', null],
    ['1e3', null],
    ['', null],
  ])('reads "%s" as an amount or not', (typed, amount) => expect(amountIn(typed)).toBe(amount));
});
