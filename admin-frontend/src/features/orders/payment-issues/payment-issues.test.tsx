import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { AdminOrder, AdminOrderDetail, Dispute, FraudWarning, Refund } from '@willow/contracts/operator/operator.contract';
import { catchDownloads } from '../../../testing/downloads.ts';
import { aDetail, anOrder, flagsOf, NO_CHANGES, OLIVE } from '../../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../../testing/open-console.tsx';
import { issuesOf } from './issue-words.ts';
import { windowWidth } from '../../../testing/setup.ts';

const ID = anOrder().id;
const ORDER = `/api/admin/orders/${ID}`;
const A_DISPUTE: Dispute = {
  id: 'du_1',
  amount: 50,
  phase: 'chargeback',
  state: 'needs_response',
  reason: 'product_not_received',
  at: '2026-11-20T14:05:00Z',
  dueBy: '2026-12-04T23:59:59Z',
  funds: 'withdrawn',
};
const A_WARNING: FraudWarning = { id: 'issfr_1', kind: 'made_with_stolen_card', at: '2026-11-20T14:05:00Z', open: true, settled: null };
const A_REFUND: Refund = {
  id: 'q1',
  amount: 50,
  state: 'returned',
  duplicate: false,
  will: 'own',
  reason: 'asked',
  note: null,
  by: { id: 'a2', name: 'Ada Admin' },
  at: '2026-11-20T14:05:00Z',
  failure: 'expired_or_canceled_card',
  settled: null,
};
const SETTLE = `POST ${ORDER}/payment-issues/issfr_1/settled`;

function openOrder(order: Partial<AdminOrder>, detail: Partial<AdminOrderDetail>, role: 'admin' | 'operator' | 'auditor' = 'operator') {
  windowWidth.px = 390;
  const server = signedInServer().answer({
    'GET /api/admin/me': { json: { admin: { ...OLIVE, role }, enrolment: null } },
    'GET /api/admin/orders': { json: [anOrder(order)] },
    [`GET ${ORDER}`]: { json: { ...aDetail(order), ...detail } },
    [`GET ${ORDER}/flags`]: { json: flagsOf() },
    [`GET ${ORDER}/changes`]: { json: NO_CHANGES },
    [`POST ${ORDER}/evidence`]: { text: 'EVIDENCE FOR ORDER' },
    [SETTLE]: { json: anOrder({ ...order, dispute: null }) },
  });
  return { server, ...openConsole(`/orders/${ID}/actions`) };
}
const notice = async () => within(await screen.findByRole('region', { name: 'Payment problem' }));

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a disputed payment', () => {
  it('says what the bank wants and until when, and saves the evidence', async () => {
    const saved = catchDownloads();
    const { user, server } = openOrder({ dispute: 'needs_response', stage: 'disputed' }, { disputes: [A_DISPUTE] });
    const { getByText, getByRole } = await notice();
    expect(getByText('The customer’s bank wants back £50.00: “product not received”.')).toBeVisible();
    expect(getByText(/^Send the evidence to Stripe by 4 Dec.*no will is sent.*The bank is holding the money/)).toBeVisible();
    expect((await screen.findAllByText('Disputed')).length).toBeGreaterThan(0);
    await user.click(getByRole('button', { name: 'Save the evidence' }));
    await findToast('Evidence saved');
    expect(await saved()).toEqual([{ name: `evidence-${ID.slice(0, 8)}.txt`, text: 'EVIDENCE FOR ORDER' }]);
    expect(server.calls(`POST ${ORDER}/evidence`)).toHaveLength(1);
  });

  it('that the bank decides, or decided, asks for nothing; a won one is no notice', async () => {
    openOrder(
      { dispute: 'under_review' },
      {
        disputes: [
          { ...A_DISPUTE, state: 'won' },
          { ...A_DISPUTE, id: 'du_2', state: 'under_review' },
        ],
      },
    );
    const { getByText, queryByText } = await notice();
    expect(getByText(/^The bank decides; until then no will is sent/)).toBeVisible();
    expect(queryByText(/Send the evidence/)).toBeNull();
    expect((await screen.findAllByText('With the bank')).length).toBeGreaterThan(0);
  });

  it('never says that no will is sent when it went out before', () => {
    const out = {
      ...aDetail({ status: 'sent' }),
      versions: [{ versionCode: '3f9a12bc', sentAt: A_WARNING.at, state: 'to-sign' as const }],
    };
    const states = ['needs_response', 'under_review', 'lost'] as const;
    const all = { disputes: states.map((state) => ({ ...A_DISPUTE, id: state, state })), fraudWarnings: [A_WARNING] };
    expect(issuesOf({ ...out, ...all }).map(({ next }) => next)).toEqual([
      expect.stringContaining('Until it is decided no newer will is sent.'),
      'The bank decides; until then no newer will is sent. The bank is holding the money.',
      'The dispute is lost: the money is gone, and the will was sent before. No newer will is sent.',
      expect.stringContaining('Until then no newer will is sent.'),
    ]);
    expect(issuesOf({ ...aDetail({}), ...all }).every(({ next }) => next.includes('no will is sent'))).toBe(true);
  });
});

describe('a warning of fraud and a refund that failed', () => {
  it('are settled with a sentence', async () => {
    const { user, server } = openOrder({ dispute: 'fraud' }, { fraudWarnings: [A_WARNING] });
    const { getByRole, getByLabelText, findByText } = await notice();
    await user.click(getByRole('button', { name: 'Settle…' }));
    const note = getByLabelText('How was it settled?');
    await user.type(note, 'ok');
    await user.click(getByRole('button', { name: 'Settle' }));
    expect(await findByText(/Say why in a sentence of your own/)).toBeVisible();
    expect(server.calls(SETTLE)).toHaveLength(0);
    await user.clear(note);
    await user.type(note, 'She rang: it is her own card.');
    await user.click(getByRole('button', { name: 'Settle' }));
    await findToast('Settled');
    expect(server.calls(SETTLE)[0]?.body).toEqual({ note: 'She rang: it is her own card.' });
  });

  it('are seen until they are; not once another try is under way', async () => {
    openOrder({ refund: 'failed', stage: 'refund_failed', status: 'archived' }, { refunds: [A_REFUND] });
    expect((await notice()).getByText('A refund of £50.00 did not get there: the card has expired or was cancelled.')).toBeVisible();
    expect((await screen.findAllByText('Refund failed')).length).toBeGreaterThan(0);
    expect(issuesOf({ ...aDetail({}), refunds: [A_REFUND, { ...A_REFUND, id: 'q2', state: 'running' }] })).toEqual([]);
    const second = { ...A_REFUND, id: 're_2', duplicate: true };
    expect(issuesOf({ ...aDetail({}), refunds: [second, { ...A_REFUND, id: 'q2', state: 'running' }] })).toMatchObject([{ id: 're_2' }]);
  });
});
