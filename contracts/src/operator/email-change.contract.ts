import { EmailChange } from '../account/email-change.contract.ts';
import { endpoint, TEAM } from '../endpoint.ts';
import { Email } from '../email.ts';
import { MESSAGES } from '../messages.ts';
import { Id, text } from '../primitives.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { z } from '../zod.ts';
import { isOfSubstance } from './review.contract.ts';

/** Days in which the new address can say yes to a change that our team asked for. */
export const TEAM_EMAIL_CHANGE_DAYS = 7;
/** Hours that the current address has to stop it before the account moves without its yes. */
export const EMAIL_CHANGE_OBJECTION_HOURS = 48;

/** Days for which our team asks for nothing once the current mailbox said no. */
export const EMAIL_CHANGE_OBJECTION_DAYS = 7;

const change = z.object({ change: z.nullable(EmailChange) });
const params = z.object({ id: Id });

/** For a customer who cannot read the current mailbox any more. Both addresses are told, and the customer reads the reason. */
export const requestEmailChangeFor = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:id/email',
  audience: TEAM,
  params,
  body: z.object({ email: Email, reason: text(TEXT_LIMITS.reason).check(z.refine(isOfSubstance, MESSAGES.reasonThin)) }),
  status: 202,
  response: change,
});

export const stopEmailChangeFor = endpoint({
  method: 'DELETE',
  path: '/api/admin/customers/:id/email',
  audience: TEAM,
  params,
  status: 200,
  response: change,
});
