import { isRealDate } from './dates.ts';
import { MESSAGES } from './messages.ts';
import { TEXT_LIMITS } from './text-limits.ts';
import { unmistakable } from './lookalikes.ts';
import { cannotPrint, findUnprintable, hasText } from './printable.ts';
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
  .check(trimmed, unmistakable, z.maxLength(TEXT_LIMITS.email, MESSAGES.email), z.regex(ADDRESS, MESSAGES.email));

/** Digits as people write them, in groups, with a country or without: from 7 of a short one to the 15 that E.164 allows. */
export const isPhoneNumber = (text = ''): boolean => /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/.test(withoutUnseen(text));

export const emailKey = (email: string): string => withoutUnseen(email).toLowerCase();

export const CalendarDate = z.string().check(trimmed, z.refine(isRealDate, 'Enter a real date, for example 1985-03-27'));

export { normalPostcode, Postcode, POSTCODE_AREAS, postcodeArea } from './postcode.ts';

export const text = (limit: number) => z.string().check(trimmed, z.maxLength(limit));

export const requiredText = (limit: number, message: string) =>
  z.string(message).check(trimmed, z.refine(hasText, message), z.maxLength(limit));

/** For every text that reaches a document. */
export const printable = z.refine<string>((text) => findUnprintable(text) === null, {
  error: ({ input }) => cannotPrint(findUnprintable(String(input)) ?? ''),
});

export const Id = z.string().check(z.minLength(1), z.maxLength(64));

export const optionalText = (limit: number, ...checks: readonly (typeof printable)[]) =>
  z.pipe(
    z.optional(z.nullable(text(limit).check(...checks))),
    z.transform((value) => (value ? value : null)),
  );
