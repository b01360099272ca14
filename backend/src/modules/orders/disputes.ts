import type { Recorded } from '../../event-sourcing/codec/recorded-fact.ts';
import type { Dispute } from './domain/order.disputes.state.ts';
import type { OrderFact } from './domain/order.facts.ts';
import type { Order } from './domain/order.state.ts';
import { type Settled, settledIn } from './payment-issues.ts';

type Facts = readonly Recorded<OrderFact>[];
type ShownDispute = Pick<Dispute, 'id' | 'amountPence' | 'phase' | 'dueBy' | 'funds'> & {
  readonly state: Dispute['status'];
  readonly reason: string;
  readonly at: string;
};
type ShownWarning = {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly open: boolean;
  readonly settled: Settled | null;
};

/** What banks say against the payments of an order, oldest first. */
export const disputesIn = (facts: Facts, { payment }: Order): readonly ShownDispute[] =>
  facts
    .filter((fact) => fact.type === 'DisputeOpened')
    .flatMap(({ data: { disputeId, reason }, metadata: { occurredAt: at } }) => {
      const known = payment.disputes.find(({ id }) => id === disputeId);
      if (!known) return [];
      const { id, amountPence, phase, status: state, dueBy, funds } = known;
      return [{ id, amountPence, phase, state, dueBy, funds, reason, at }];
    });

export const warningsIn = (facts: Facts, { payment }: Order): readonly ShownWarning[] =>
  facts
    .filter((fact) => fact.type === 'FraudWarningReceived')
    .map(({ data: { warningId: id, fraudType: kind }, metadata: { occurredAt: at } }) => ({
      id,
      kind,
      at,
      open: payment.issues.some((issue) => issue.id === id && !issue.settled),
      settled: settledIn(facts, id),
    }));
