import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { Refusal, refuse } from '../../../event-sourcing/core/refusal.ts';
import type { OrderCommand, OrderRefusal } from './order.commands.ts';
import { isOpen } from './order.disputes.state.ts';
import type { OrderFact } from './order.facts.ts';
import { refundedPence, refundingPence } from './order.refunds.state.ts';
import type { Order } from './order.state.ts';

/**
 * How an order stands, beside its will: what an operator looks at before deciding anything about it. Notes and whose it is are left out: they
 * stop nobody. So is a mail on its way: whoever approves as well means the same mail.
 */
export function standingOf(order: Order): string {
  const { status, markedSent, returned, updateOpen, payment, enquiries, problems } = order;
  return JSON.stringify([
    status,
    markedSent,
    returned,
    updateOpen,
    [payment.status, refundedPence(order), refundingPence(order), payment.disputes.filter(isOpen).map(({ id }) => id)],
    payment.issues.filter(({ settled }) => !settled).map(({ id }) => id),
    enquiries.map(({ id, state }) => [id, state]),
    problems.filter(({ answered }) => !answered).map(({ id }) => id),
  ]);
}

type Decide = Decider<Order, OrderCommand, OrderFact, OrderRefusal>['decide'];
type Rule = (command: OrderCommand, state: Order) => readonly OrderFact[] | Refusal<OrderRefusal>;

/** Nothing comes of a command whose screen showed another standing. What is so already, and what is refused anyway, is answered as ever. */
export const asSeen = (decide: Decide): Decide =>
  Object.fromEntries(
    Object.entries(decide as unknown as Readonly<Record<string, Rule>>).map(([type, rule]) => [
      type,
      ({ seen, ...command }: OrderCommand, state: Order) => {
        const decided = rule(command, state);
        const moved = seen !== undefined && seen !== null && seen !== standingOf(state);
        return moved && !(decided instanceof Refusal) && decided.length > 0 ? refuse('OrderMoved') : decided;
      },
    ]),
  ) as unknown as Decide;
