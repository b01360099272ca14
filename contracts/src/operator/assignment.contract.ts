import { endpoint, TEAM } from '../endpoint.ts';
import { Id } from '../primitives.ts';
import { z } from '../zod.ts';
import { AdminOrder, NamedOperator } from './operator.contract.ts';

const Assignee = z.nullable(Id);

/** Gives an order to somebody of the team, or to nobody. `before`: whose it was when it was read; 409 when it is somebody else's by now. */
export const assignOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/assignee',
  audience: TEAM,
  params: z.object({ id: Id }),
  body: z.object({ operatorId: Assignee, before: Assignee }),
  status: 200,
  response: AdminOrder,
});

/** Who may have orders: whoever works on them and can sign in, by name. */
export const listAssignees = endpoint({
  method: 'GET',
  path: '/api/admin/assignees',
  audience: TEAM,
  status: 200,
  response: z.array(NamedOperator),
});
