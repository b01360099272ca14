import type { RefundReason, RefundState } from '@willow/contracts';
import type { Recorded } from '../../event-sourcing/codec/recorded-fact.ts';
import type { OrderFact } from './domain/order.facts.ts';

type Refund = {
  readonly id: string;
  readonly amountPence: number;
  readonly state: RefundState;
  /** Null when it was made at the card provider: nobody asked for it here. */
  readonly asked: { readonly by: string; readonly reason: RefundReason; /** Null after erasure. */ readonly note: string | null } | null;
  readonly at: string;
  /** The card provider's word. */
  readonly failure: string | null;
};

/** Refunds of an order's payment, oldest first. What was paid by mistake and given back is none. */
export function refundsIn(facts: readonly Recorded<OrderFact>[]): readonly Refund[] {
  const made = facts.filter((fact) => fact.type === 'PaymentRefunded').filter(({ data }) => data.leftPence !== null);
  const failures = facts.filter((fact) => fact.type === 'RefundFailed' || fact.type === 'RefundReturned');
  return facts.flatMap((fact): Refund[] => {
    if (fact.type === 'RefundRequested') {
      const { requestId: id, amountPence, reason } = fact.data;
      const failure = failures.find(({ data }) => data.requestId === id);
      const paid = made.some(({ data }) => data.requestId === id);
      const state = failure ? (failure.type === 'RefundReturned' ? 'returned' : 'failed') : paid ? 'paid' : 'running';
      const asked = { by: fact.metadata.actor, reason, note: fact.personal?.note ?? null };
      return [{ id, amountPence, state, asked, at: fact.metadata.occurredAt, failure: failure?.data.reason ?? null }];
    }
    if (fact.type !== 'PaymentRefunded' || fact.data.leftPence === null || fact.data.requestId !== null) return [];
    const { refundId, amountPence } = fact.data;
    const failure = failures.find(({ data }) => data.refundId === refundId);
    const state = failure ? 'returned' : 'paid';
    return [
      { id: refundId ?? fact.id, amountPence, state, asked: null, at: fact.metadata.occurredAt, failure: failure?.data.reason ?? null },
    ];
  });
}
