import type { Recorded } from '../../event-sourcing/codec/recorded-fact.ts';
import type { OrderFact } from './domain/order.facts.ts';

/** By the actor's name in the log. The note is null after erasure. */
export type Settled = { readonly note: string | null; readonly by: string; readonly at: string };

/** Who settled it, and how; null while it is open. */
export function settledIn(facts: readonly Recorded<OrderFact>[], issueId: string): Settled | null {
  const settled = facts.filter((fact) => fact.type === 'PaymentIssueSettled').find(({ data }) => data.issueId === issueId);
  return settled ? { note: settled.personal?.note ?? null, by: settled.metadata.actor, at: settled.metadata.occurredAt } : null;
}
