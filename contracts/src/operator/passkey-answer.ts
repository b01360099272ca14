import { MESSAGES } from '../messages.ts';
import { z } from '../zod.ts';

export const Base64Url = z.string().check(z.regex(/^[\w-]+$/, MESSAGES.passkeyUnreadable), z.maxLength(16_384, MESSAGES.passkeyUnreadable));

/** What a passkey has signed: W3C Web Authentication, AuthenticationResponseJSON. */
export const PasskeyAnswer = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key', MESSAGES.passkeyUnreadable),
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    /** Whose passkey it is. */
    userHandle: z.optional(Base64Url),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;
