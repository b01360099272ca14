import type { RefundReason, RefundState } from '@willow/contracts';
import type { Recorded } from '../../event-sourcing/codec/recorded-fact.ts';
import type { OrderFact } from './domain/order.facts.ts';
import type { WillPaidFor } from './domain/order.refunds.state.ts';
import { type Settled, settledIn } from './payment-issues.ts';

type Refund = {
  readonly id: string;
  readonly amountPence: number;
  /** Of a charge by mistake, and not of the order's payment. */
  readonly duplicate: boolean;
  readonly state: RefundState;
  /** Null when it was made at the card provider: nobody asked for it here. */
  readonly asked: {
    /** Null when nobody of the team did. */ readonly by: string | null;
    readonly reason: RefundReason;
    /** Null after erasure. */ readonly note: string | null;
    readonly will: WillPaidFor;
  } | null;
  readonly at: string;
  /** The card provider's word. */
  readonly failure: string | null;
  readonly settled: Settled | null;
};

type Facts = readonly Recorded<OrderFact>[];
type Known = Pick<Refund, 'id' | 'amountPence' | 'duplicate' | 'asked' | 'at'>;

/** Refunds of an order's payment, oldest first. What was paid by mistake and is given back is none, unless it does not get there. */
export function refundsIn(facts: Facts): readonly Refund[] {
  const known = new Map<string, Known>();
  const paid = facts.find((fact) => fact.type === 'PaymentSucceeded');
  for (const fact of facts) {
    if (fact.type === 'RefundRequested') {
      const { requestId: id, amountPence, reason, will = 'own' } = fact.data;
      const { actor } = fact.metadata;
      const asked = { by: actor.startsWith('operator:') ? actor : null, reason, note: fact.personal?.note ?? null, will } as const;
      known.set(id, { id, amountPence, duplicate: false, asked, at: fact.metadata.occurredAt });
    } else if (isOfProvider(fact) && isShown(fact)) {
      const id = fact.data.refundId ?? fact.id;
      const { amountPence, intentId } = fact.data;
      const duplicate = intentId !== paid?.data.intentId;
      if (!known.has(id)) known.set(id, { id, amountPence, duplicate, asked: null, at: fact.metadata.occurredAt });
    }
  }
  return [...known.values()].map((refund) => ({ ...refund, ...standingOf(refund.id, facts) }));
}

type OfRefund = Extract<Recorded<OrderFact>, { type: 'RefundStarted' | 'PaymentRefunded' | 'RefundFailed' | 'RefundReturned' }>;

const isOfRefund = (fact: Recorded<OrderFact>): fact is OfRefund =>
  fact.type === 'RefundStarted' || fact.type === 'PaymentRefunded' || fact.type === 'RefundFailed' || fact.type === 'RefundReturned';

/** Made at the card provider. */
const isOfProvider = (fact: Recorded<OrderFact>): fact is OfRefund => isOfRefund(fact) && fact.data.requestId === null;

const isShown = ({ type, data }: OfRefund): boolean =>
  type === 'RefundFailed' || type === 'RefundReturned' || ('leftPence' in data && data.leftPence !== null);

const STATES = { RefundStarted: 'running', PaymentRefunded: 'paid', RefundFailed: 'failed', RefundReturned: 'returned' } as const;

/** As the last that is known of it says. */
function standingOf(id: string, facts: Facts): Pick<Refund, 'state' | 'failure' | 'settled'> {
  const last = facts.filter(isOfRefund).findLast(({ data, id: factId }) => (data.requestId ?? data.refundId ?? factId) === id);
  const failure = last && 'reason' in last.data ? last.data.reason : null;
  return { state: last ? STATES[last.type] : 'running', failure, settled: settledIn(facts, id) };
}
