import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Email } from '../email.ts';
import { z } from '../zod.ts';
import { Password } from './people.contract.ts';

/** How long a link to set a new password is good. */
export const RESET_LINK_MINUTES = 30;

const Done = z.object({ success: z.literal(true) });
/** From the link; it stands behind the #, which browsers keep to themselves. */
const Token = z.string().check(z.regex(/^[\w-]{20,200}$/, MESSAGES.resetLinkInvalid));

/** Mails a link that is good once. The answer is the same whether anybody has this address. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/admin/password-reset',
  audience: 'visitor',
  body: z.object({ email: Email }),
  status: 200,
  response: Done,
});

/** For whom a link is. */
export const readPasswordReset = endpoint({
  method: 'POST',
  path: '/api/admin/password-reset/link',
  audience: 'visitor',
  body: z.object({ token: Token }),
  status: 200,
  response: z.object({ email: z.string() }),
});

/** Sets the password, once, ends all sessions and begins none: the second factor is asked for at the next sign-in. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/admin/password-reset/password',
  audience: 'visitor',
  body: z.object({ token: Token, password: Password }),
  status: 200,
  response: Done,
});
