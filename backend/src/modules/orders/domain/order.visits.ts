import type { OrderFact } from './order.facts.ts';
import { checkoutLimit } from './order.stage.ts';
import type { Order } from './order.state.ts';

const VISITS: ReadonlySet<string> = new Set(['PaymentRequested', 'CheckoutReopened']);

/** Whether the fact says that the customer was at the checkout. */
export const isVisit = ({ type }: { readonly type: string }): boolean => VISITS.has(type);

type Visited = {
  readonly state: Order;
  readonly facts: readonly (Pick<OrderFact, 'type'> & { readonly recordedAt: string })[];
};

/** After how many visits the checkout was left; null when the last one is no longer ago than a checkout takes. */
export function leftAfter({ state, facts }: Visited, now: Date): number | null {
  const last = facts.findLast(isVisit);
  return last && Date.parse(last.recordedAt) <= checkoutLimit(now).getTime() ? state.payment.visits : null;
}
