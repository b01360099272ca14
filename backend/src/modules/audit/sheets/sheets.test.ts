import { describe, expect, it } from '@jest/globals';
import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { Fact } from '../../../event-sourcing/core/fact.ts';
import { accessReviewRows } from './access-review.ts';
import { approvalRows, type Approving, draftKey, proposalKey } from './approvals.ts';
import { type Right, rightsRows } from './copies-and-erasures.ts';
import { type Duty, dutyRows } from './duties.ts';
import { payoutRows } from './payouts.ts';
import { londonTime, sheetOf } from './sheet.ts';

const AT = '2026-07-01T10:00:00.000Z';
const HERE = '2026-07-01 11:00:00';
const recorded = <F extends Fact>(stream: string, actor: string, type: F['type'], data: object, revision = 0): Recorded<F> =>
  ({ type, data, personal: null, stream, revision, metadata: { actor, occurredAt: AT } }) as unknown as Recorded<F>;
const NAMES: Readonly<Record<string, string>> = {
  '': '',
  'operator:olive': 'Olive',
  'operator:otto': 'Otto',
  'customer:c1': 'The customer',
};
const nameOf = (actor: string): string => NAMES[actor] ?? actor;

describe('the sheet of approvals', () => {
  const ofFlag = { orderId: 'o1', flag: 'R30', key: 'R30' };
  const approving = (actor: string, type: Approving['type'], data: object = {}, stream = 'order-o1') =>
    recorded<Approving>(stream, actor, type, data);

  it('names approver, second approver, reason, time and amount; words of somebody’s own stay sealed', () => {
    const facts = [
      approving('operator:olive', 'ReviewFlagDecided', { ...ofFlag, decision: 'accepted', choice: null }, 'will-c1'),
      approving('operator:otto', 'ReviewDecisionAgreed', { ...ofFlag, decision: 'fixed', proposal: 7, by: 'otto' }, 'will-c1'),
      approving('operator:otto', 'DraftApproved', { willRevision: 12 }),
      approving('operator:olive', 'RefundRequested', { amountPence: 2_550, reason: 'requested_by_customer' }),
    ];
    const beside = {
      nameOf,
      paidPence: new Map([['o1', 5_000]]),
      drafts: new Map([[draftKey('o1', 12), { versionCode: '3f9a12bc', wording: 'w0rd' }]]),
      proposals: new Map([[proposalKey('will-c1', 7), { by: 'operator:olive', choice: 'The customer said so.' }]]),
    };
    expect(approvalRows(facts, beside)).toEqual([
      [HERE, 'Flag R30 accepted', 'Olive', '', 'In own words, which are sealed', '', 'o1', '', ''],
      [HERE, 'Flag R30 fixed', 'Olive', 'Otto', 'The customer said so.', '', 'o1', '', ''],
      [HERE, 'Will approved and sent by email', 'Otto', '', '', '50.00', 'o1', '3f9a12bc', 'w0rd'],
      [HERE, 'Refund', 'Olive', '', 'requested by customer', '25.50', 'o1', '', ''],
    ]);
  });

  it('leaves out what settles nothing', () => {
    const asked = ['asked', 'reopened', 'read'].map((decision) =>
      approving('operator:olive', 'ReviewFlagDecided', { ...ofFlag, decision, choice: null }, 'will-c1'),
    );
    expect(approvalRows(asked, { nameOf, paidPence: new Map(), proposals: new Map(), drafts: new Map() })).toEqual([]);
  });
});

describe('the report on separate duties', () => {
  const duty = (actor: string, type: Duty['type'], data: object = {}) => recorded<Duty>('order-o1', actor, type, data);
  const remarkOn = (...facts: readonly Recorded<Duty>[]) => dutyRows(facts, nameOf).map((row) => row.at(-1));
  const decided = (actor: string) => duty(actor, 'ReviewFlagDecided', { orderId: 'o1', decision: 'accepted' });

  it('has a row for each order, with everybody once', () => {
    const facts = [decided('operator:olive'), decided('operator:olive'), duty('operator:otto', 'DraftApproved')];
    expect(dutyRows(facts, nameOf)).toEqual([['o1', HERE, 'Otto', 'Olive', '', '', '', '', '']]);
  });

  it('points out where one person did two things, and nothing else', () => {
    const approved = duty('operator:olive', 'DraftApproved');
    expect(remarkOn(approved, duty('operator:olive', 'DetailsCorrectionBegun'))).toEqual([
      'The approver had corrected the customer’s details',
    ]);
    expect(remarkOn(approved, duty('operator:olive', 'RefundRequested'))).toEqual(['The approver also paid money back']);
    expect(remarkOn(decided('operator:olive'), approved)).toEqual(['The approver had decided flags, and no second person was asked']);
    const agreed = duty('operator:otto', 'ReviewDecisionAgreed', { orderId: 'o1' });
    expect(remarkOn(decided('operator:olive'), agreed, approved, duty('operator:otto', 'RefundRequested'))).toEqual(['']);
  });
});

describe('the access review', () => {
  it('tells who could do what, from when on and by whom, with roles from before the period', () => {
    const of = (actor: string, type: 'OperatorInvited' | 'OperatorLoggedIn' | 'OperatorRoleChanged', data: object) =>
      recorded<never>('operator-otto', actor, type as never, data);
    const before = [of('operator:olive', 'OperatorInvited', { role: 'operator' })];
    const facts = [of('operator:otto', 'OperatorLoggedIn', {}), of('operator:olive', 'OperatorRoleChanged', { role: 'admin' })];
    expect(accessReviewRows(facts, before, nameOf)).toEqual([
      [HERE, 'Otto', 'Signed in', 'operator', 'Otto', 'otto'],
      [HERE, 'Otto', 'Role changed to admin', 'admin', 'Olive', 'otto'],
    ]);
  });
});

describe('the sheet of copies and erasures', () => {
  it('says whose each is, by the request that began it', () => {
    const request = recorded<Right>('erasure-e1', 'customer:c1', 'ErasureRequested', {
      customerId: 'c1',
      dueAt: '2026-07-15T10:00:00.000Z',
    });
    const facts = [
      recorded<Right>('customer-c1', 'customer:c1', 'DataDownloadRequested', { format: 'pdf' }),
      recorded<Right>('erasure-e1', 'operator:olive', 'ErasureAgreed', { operatorId: 'olive' }),
    ];
    expect(rightsRows(facts, [request], nameOf)).toEqual([
      [HERE, 'Copy of everything given (pdf)', 'The customer', 'c1'],
      [HERE, 'Erasure of a paid will agreed to', 'Olive', 'c1'],
    ]);
  });
});

describe('the reconciliation with the card provider’s payouts', () => {
  const charge = { id: 't1', kind: 'charge', amountPence: 5_000, feePence: 95, intentId: 'pi_1' };
  const payout = { id: 'po_1', arrivesOn: '2026-11-21', status: 'paid', amountPence: 3_655 };
  const refund = { id: 't2', kind: 'refund', amountPence: -1_250, feePence: 0, intentId: 'pi_1' };
  const own = { intentId: 'pi_1', orderId: 'o1', amountPence: 5_000 };
  const remarks = (...asked: Parameters<typeof payoutRows>) => payoutRows(...asked).map((row) => row.at(-1));

  it('has each movement by its order, and each payout in all', () => {
    expect(payoutRows([{ ...payout, movements: [charge, refund] }], [own], [own])).toEqual([
      ['2026-11-21', 'po_1', 'paid', 'charge', 'o1', 'pi_1', '50.00', '0.95', '49.05', ''],
      ['2026-11-21', 'po_1', 'paid', 'refund', 'o1', 'pi_1', '-12.50', '0.00', '-12.50', ''],
      ['2026-11-21', 'po_1', 'paid', 'payout in all', '', '', '37.50', '0.95', '36.55', ''],
    ]);
  });

  it('points out what one side has and the other has not', () => {
    const fee = { id: 't3', kind: 'stripe_fee', amountPence: -200, feePence: 0, intentId: null };
    expect(remarks([{ ...payout, movements: [charge, fee] }], [{ ...own, amountPence: 4_000 }], [])).toEqual([
      'Here the order has £40.00',
      '',
      'The movements make £47.05',
    ]);
    expect(remarks([{ ...payout, amountPence: 4_905, movements: [charge] }], [], [])).toEqual(['No order here has this payment', '']);
    expect(payoutRows([], [own], [own])).toEqual([['', '', '', 'payment', 'o1', 'pi_1', '50.00', '', '', 'In no payout of these days']]);
  });
});

describe('a sheet', () => {
  it('is CSV with a mark, in which nothing runs as a formula, and times are by the clocks of London', () => {
    const { rows, lines } = sheetOf(['Who'], [['=HYPERLINK("x")']]);
    expect(rows).toBe(1);
    expect([...(lines as Iterable<string>)].join('')).toBe('\uFEFF"Who"\r\n"\'=HYPERLINK(""x"")"\r\n');
    expect([londonTime(AT), londonTime('2026-01-01T10:00:00.000Z')]).toEqual([HERE, '2026-01-01 10:00:00']);
  });
});
