import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Id, text } from '../primitives.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { z } from '../zod.ts';
import { AdminOrder } from './operator.contract.ts';
import { isOfSubstance } from './review.contract.ts';

/** A refund that failed, or a bank’s warning of fraud, was seen to outside of here. `issueId`: the id of that refund or warning. */
export const settlePaymentIssue = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/payment-issues/:issueId/settled',
  audience: ['operator', 'admin'],
  params: z.object({ id: Id, issueId: Id }),
  body: z.object({ note: text(TEXT_LIMITS.reason).check(z.refine(isOfSubstance, MESSAGES.reasonThin)) }),
  status: 200,
  response: AdminOrder,
});

/** Everything that answers a dispute, as plain text to give to the card provider. That it is taken away is recorded first. */
export const exportEvidence = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/evidence',
  audience: ['operator', 'admin'],
  params: z.object({ id: Id }),
  status: 200,
  response: z.string(),
});
