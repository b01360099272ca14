import { type Decider, fold } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import type { OrderCommand, OrderRefusal, ProviderDispute } from './order.commands.ts';
import { type Dispute, type DisputePhase, type DisputeStatus, isOpen } from './order.disputes.state.ts';
import * as facts from './order.facts.ts';
import { keptPence, leftAfter } from './order.refunds.state.ts';
import { evolveOrder, type Order, stopsWill } from './order.state.ts';

type Decide = Decider<Order, OrderCommand, facts.OrderFact, OrderRefusal>['decide'];

/** What the customer's bank says against a payment, and what an operator settles of it. */
export const decideDisputes: Pick<Decide, 'RecordDispute' | 'RecordFraudWarning' | 'SettlePaymentIssue'> = {
  RecordDispute: ({ dispute }, state) => {
    if (!state.placed) return [];
    const known = knownIn(state, dispute);
    if (known && isOlder(dispute, known)) return [];
    const first = known ? changed(dispute, known) : [opened(dispute)];
    const after = folded(state, first);
    const second = movedFunds(dispute, knownIn(after, dispute)!);
    return [...first, ...second, ...ended(dispute, folded(after, second))];
  },
  RecordFraudWarning: ({ warningId, intentId, fraudType }, { placed, payment }) =>
    !placed || payment.issues.some(({ id }) => id === warningId)
      ? []
      : [
          facts.FraudWarningReceived.of({
            warningId,
            intentId,
            fraudType,
            disputed: payment.disputes.some((each) => each.intentId === intentId),
          }),
        ],
  SettlePaymentIssue: ({ issueId, note }, { placed, payment }) => {
    if (!placed) return refuse('OrderUnknown');
    const issue = payment.issues.find(({ id }) => id === issueId);
    if (!issue) return refuse('IssueUnknown');
    return issue.settled ? [] : [facts.PaymentIssueSettled.of({ issueId, about: issue.about }, { note })];
  },
};

const folded = (state: Order, then: readonly facts.OrderFact[]): Order => fold({ initial: state, evolve: evolveOrder }, then);

const knownIn = ({ payment: { disputes } }: Order, { id }: ProviderDispute): Dispute | undefined => disputes.find((each) => each.id === id);

const PHASES: readonly DisputePhase[] = ['inquiry', 'chargeback', 'appeal'];
const STATUSES: readonly DisputeStatus[] = ['needs_response', 'under_review', 'closed', 'lost', 'won'];

/** A dispute goes one way alone, so of two reports that overtake each other the further one is the newer. */
const isOlder = ({ phase, status }: ProviderDispute, known: Dispute): boolean =>
  rank(phase ?? known.phase, status) < rank(known.phase, known.status);
const rank = (phase: DisputePhase, status: DisputeStatus): number => PHASES.indexOf(phase) * STATUSES.length + STATUSES.indexOf(status);

const stillOpen = (status: DisputeStatus): 'needs_response' | 'under_review' =>
  status === 'needs_response' ? 'needs_response' : 'under_review';

/** One that is over when we first hear of it was open before. */
const opened = ({ id: disputeId, intentId, amountPence, reason, phase, status, dueBy }: ProviderDispute): facts.OrderFact =>
  facts.DisputeOpened.of({ disputeId, intentId, amountPence, reason, phase: phase ?? 'chargeback', status: stillOpen(status), dueBy });

function changed({ id: disputeId, intentId, phase, status, dueBy }: ProviderDispute, known: Dispute): readonly facts.OrderFact[] {
  const now = { phase: phase ?? known.phase, status, dueBy };
  if (!isOpen({ status }) || (now.phase === known.phase && status === known.status && dueBy === known.dueBy)) return [];
  return [facts.DisputeUpdated.of({ disputeId, intentId, ...now, status: stillOpen(status) })];
}

/** Back they come at the end alone: that a report does not know yet that they went says nothing. */
function movedFunds(
  { id: disputeId, intentId, amountPence, status, fundsWithdrawn }: ProviderDispute,
  known: Dispute,
): readonly facts.OrderFact[] {
  const data = { disputeId, intentId, amountPence };
  if (fundsWithdrawn) return known.funds === 'here' ? [facts.DisputeFundsWithdrawn.of(data)] : [];
  return known.funds === 'withdrawn' && (status === 'won' || status === 'closed') ? [facts.DisputeFundsReinstated.of(data)] : [];
}

function ended({ id: disputeId, intentId, amountPence, status }: ProviderDispute, state: Order): readonly facts.OrderFact[] {
  const { placed, payment } = state;
  const known = payment.disputes.find(({ id }) => id === disputeId);
  if (!placed || !known || known.status === status || isOpen({ status })) return [];
  const data = { disputeId, intentId, customerId: placed.customerId };
  if (status === 'closed') return [facts.DisputeClosed.of({ disputeId, intentId })];
  if (status === 'won') {
    const returnedPence = known.lostPence;
    return [facts.DisputeWon.of({ ...data, amountPence, returnedPence, leftPence: leftAfter(state, intentId, -returnedPence) })];
  }
  // Part of it may have been refunded before.
  const left = leftAfter(state, intentId, 0);
  const { own, second } = keptPence(state);
  const gone = left === null ? amountPence : Math.min(amountPence, own + second);
  const lost = facts.DisputeLost.of({ ...data, amountPence: gone, leftPence: leftAfter(state, intentId, gone) });
  return left !== null && stopsWill(state) ? [lost, facts.OrderArchived.of({})] : [lost];
}
