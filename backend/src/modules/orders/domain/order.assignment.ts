import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import type { OrderCommand, OrderRefusal } from './order.commands.ts';
import { OrderAssigned, type OrderFact, OrderUnassigned } from './order.facts.ts';
import type { Order } from './order.state.ts';

type Decide = Decider<Order, OrderCommand, OrderFact, OrderRefusal>['decide'];

/** Whose order it is. A note for the team and no lock: whoever else decides about it may. */
export const decideAssignment: Pick<Decide, 'Assign'> = {
  Assign: ({ operatorId, before }, { placed, assignee }) => {
    if (!placed) return refuse('OrderUnknown');
    if (operatorId === assignee) return [];
    if (before !== assignee) return refuse('AssignedMeanwhile');
    return [operatorId === null ? OrderUnassigned.of({}) : OrderAssigned.of({ operatorId })];
  },
};
