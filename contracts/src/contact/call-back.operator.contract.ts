import { endpoint, TEAM } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Id, requiredText } from '../primitives.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { z } from '../zod.ts';
import { CallOutcome, MessageCall, ReceivedMessage } from './contact.contract.ts';

/** A message whose writer waits for a call, or did. */
export const CallBack = z.object({ ...ReceivedMessage.shape, call: MessageCall });
export type CallBack = z.infer<typeof CallBack>;

/** Those that wait, the soonest promised first, or those that are settled, the newest first. */
export const listCallBacks = endpoint({
  method: 'GET',
  path: '/api/admin/call-backs',
  audience: TEAM,
  query: z.object({ show: z.enum(['waiting', 'settled']) }),
  status: 200,
  response: z.array(CallBack),
});

/** Says how a call went, with a note for the team. `no-answer` leaves it in the queue: whoever did not answer is told by mail. */
export const recordCall = endpoint({
  method: 'POST',
  path: '/api/admin/call-backs/:id/outcome',
  audience: TEAM,
  params: z.object({ id: Id }),
  body: z.object({
    outcome: CallOutcome,
    note: requiredText(TEXT_LIMITS.reason, MESSAGES.callNote),
  }),
  status: 200,
  response: CallBack,
});
