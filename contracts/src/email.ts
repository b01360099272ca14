import { unmistakable } from './lookalikes.ts';
import { MESSAGES } from './messages.ts';
import { EMAIL_LIMIT } from './answer-limits.ts';
import { EMAIL_ADDRESS } from './email-address.ts';
import { trimmed, withoutUnseen } from './unseen.ts';
import { z } from './zod.ts';

/**
 * One strict address, as mail providers take them. Lists, display names, quotes and control characters are refused: what is accepted here is
 * what a mail is sent to. The case a customer typed is kept for show; comparison is by `emailKey`.
 */
export const Email = z
  .string(MESSAGES.email)
  .check(trimmed, unmistakable, z.maxLength(EMAIL_LIMIT, MESSAGES.email), z.regex(EMAIL_ADDRESS, MESSAGES.email));

export const emailKey = (email: string): string => withoutUnseen(email).toLowerCase();
