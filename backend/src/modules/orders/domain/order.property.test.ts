import { describe, expect, it } from '@jest/globals';
import { OrderStatus } from '@willow/contracts';
import fc from 'fast-check';
import { decide, fold } from '../../../event-sourcing/core/decider.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import type { Cleared, OrderCommand } from './order.commands.ts';
import { order } from './order.decider.ts';
import type { OrderFact } from './order.facts.ts';
import { type Order, willVersionOf } from './order.state.ts';

const willRevision = fc.constantFrom(1, 1, 2, 3);
const customerRevision = fc.constantFrom(1, 1, 2);
const approvalId = fc.constantFrom('a1', 'a2');
const intentId = fc.constantFrom('pi_1', 'pi_2');
const cleared: fc.Arbitrary<Cleared | null> = fc.option(fc.record({ willRevision, customerRevision, tag: fc.constant('t') }));
const quote = willRevision.map((revision) => ({
  customerId: 'c1',
  willRevision: revision,
  partnerRef: null,
  discount: null,
  secondWill: null,
}));
const chargeStatus = fc.constantFrom('open', 'processing', 'succeeded', 'failed', 'cancelled');

const command: fc.Arbitrary<OrderCommand> = fc.oneof(
  fc.record({
    type: fc.constant('RequestPayment'),
    quote,
    intentId,
    amountPence: fc.constant(5000),
    attempt: fc.integer({ min: 1, max: 2 }),
    leftAfter: fc.constantFrom(null, 1, 2),
  }),
  fc.record({
    type: fc.constant('RecordCharge'),
    orderId: fc.constant('o1'),
    customerRevision,
    charge: fc.record({
      intentId,
      status: chargeStatus,
      receivedPence: fc.constantFrom(5000, 1),
      currency: fc.constant('gbp'),
      orderId: fc.constant('o1'),
      failure: fc.constant(null),
    }),
  }),
  fc.record({
    type: fc.constant('Update'),
    status: fc.constantFrom(undefined, ...OrderStatus.options),
    notes: fc.constantFrom(undefined, 'a note'),
    cleared,
  }),
  fc.record({ type: fc.constant('ApproveDraft'), approvalId, cleared }),
  fc.record({ type: fc.constant('ReturnAnswers'), read: fc.constant(null) }),
  fc.record({ type: fc.constant('RecordResubmission'), willRevision, customerRevision }),
  fc.record({ type: fc.constant('OpenUpdate'), on: fc.constantFrom('2026-12-01', '2027-12-01') }),
  fc.record({ type: fc.constant('RecordUpdateClosed') }),
  fc.record({ type: fc.constant('RecordPrepaid'), by: fc.constantFrom('o2', 'o3') }),
  fc.record({ type: fc.constant('EndPrepayment'), by: fc.constantFrom('o2', 'o3'), decided: fc.boolean() }),
  fc.record({ type: fc.constant('RecordDraftSent'), approvalId, messageId: fc.constant('m'), pdfHash: fc.constant('p') }),
  fc.record({ type: fc.constant('RecordDraftSendFailed'), approvalId, reason: fc.constant('no') }),
) as fc.Arbitrary<OrderCommand>;

const PAID: readonly OrderCommand[] = [
  {
    type: 'RequestPayment',
    quote: { customerId: 'c1', willRevision: 1, partnerRef: null, discount: null, secondWill: null },
    intentId: 'pi_1',
    amountPence: 5000,
    attempt: 1,
    leftAfter: null,
  },
  {
    type: 'RecordCharge',
    orderId: 'o1',
    willRevision: 1,
    customerRevision: 1,
    charge: { intentId: 'pi_1', status: 'succeeded', receivedPence: 5000, currency: 'gbp', orderId: 'o1', failure: null },
  },
];
/** Half of them on a paid order, or few would come as far as sending. */
const commands = fc
  .tuple(fc.constantFrom([], PAID), fc.array(command, { minLength: 5, maxLength: 40, size: 'max' }))
  .map(([first, then]) => [...first, ...then]);

/** Whether a command carries the clearance of exactly what the order is for. */
const clears = (asked: OrderCommand, state: Order): boolean => {
  if (!('cleared' in asked) || !asked.cleared || !state.placed) return false;
  const version = willVersionOf({ ...state, placed: state.placed });
  return asked.cleared.willRevision === version.willRevision && asked.cleared.customerRevision === version.customerRevision;
};

const isPaidAndClearedBy = (asked: OrderCommand, before: Order): boolean =>
  before.payment.status === 'succeeded' && !before.returned && clears(asked, before);

const isHonest = ({ status, payment, markedSent, versions }: Order): boolean => {
  const wentOut = versions.at(-1)?.sent === true;
  return (status !== 'sent' || (payment.status === 'succeeded' && wentOut)) && (!markedSent || wentOut);
};

type Step = { readonly asked: OrderCommand; readonly before: Order; readonly facts: readonly OrderFact[]; readonly after: Order };

function stepsOf(asked: readonly OrderCommand[]): readonly Step[] {
  const steps: Step[] = [];
  let revision = -1;
  for (const each of asked) {
    const before: Order = steps.at(-1)?.after ?? order.initial;
    const decided = decide(order, each, { state: before, revision });
    const facts = decided instanceof Refusal ? [] : decided;
    steps.push({ asked: each, before, facts, after: fold(order, facts, { state: before, revision }) });
    revision += facts.length;
  }
  return steps;
}

describe('whatever is asked of an order, in whatever order', () => {
  it('none is sent without a payment and a clearance of that very version, and a mark is never a mail', () => {
    let sent = 0;
    fc.assert(
      fc.property(commands, (asked) => {
        const steps = stepsOf(asked);
        sent += steps.filter(({ after }) => after.status === 'sent').length;
        expect(steps.filter(({ after }) => !isHonest(after))).toEqual([]);
        const released = steps.filter(({ facts }) => facts.some(({ type }) => type === 'DraftApproved' || type === 'OrderMarkedSent'));
        expect(released.filter((step) => !isPaidAndClearedBy(step.asked, step.before))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
    expect(sent).toBeGreaterThan(100);
  });
});
