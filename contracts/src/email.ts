import { unmistakable } from './lookalikes.ts';
import { MESSAGES } from './messages.ts';
import { EMAIL_LIMIT } from './answer-limits.ts';
import { trimmed, withoutUnseen } from './unseen.ts';
import { z } from './zod.ts';

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP = '[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]';
const ADDRESS = new RegExp(String.raw`^(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${TOP}$`);

/**
 * One strict address, as mail providers take them. Lists, display names, quotes and control characters are refused: what is accepted here is
 * what a mail is sent to. The case a customer typed is kept for show; comparison is by `emailKey`.
 */
export const Email = z
  .string(MESSAGES.email)
  .check(trimmed, unmistakable, z.maxLength(EMAIL_LIMIT, MESSAGES.email), z.regex(ADDRESS, MESSAGES.email));

export const emailKey = (email: string): string => withoutUnseen(email).toLowerCase();
