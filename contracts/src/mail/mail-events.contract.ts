import { endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** Where the mail provider reports what became of our mails. The body is read raw and checked by its signature first. */
export const mailEvents = endpoint({
  method: 'POST',
  path: '/api/mail/events',
  audience: 'provider',
  status: 200,
  response: z.object({ received: z.literal(true) }),
});
