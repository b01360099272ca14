import { isRealDate } from './dates.ts';
import { MESSAGES } from './messages.ts';
import { TEXT_LIMITS } from './text-limits.ts';
import { cannotPrint, findUnprintable, hasText } from './printable.ts';
import { z } from './zod.ts';

/**
 * One strict address. Lists, display names, quotes and control characters are refused: what is accepted here is what a mail is sent to.
 * The case a customer typed is kept for show; comparison is by `emailKey`.
 */
export const Email = z
  .string(MESSAGES.email)
  .check(
    z.trim(),
    z.maxLength(TEXT_LIMITS.email, MESSAGES.email),
    z.regex(
      /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/,
      MESSAGES.email,
    ),
  );

/** Digits as people write them, in groups, with a country or without: from 7 of a short one to the 15 that E.164 allows. */
export const isPhoneNumber = (text = ''): boolean => /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/.test(text.trim());

export const emailKey = (email: string): string => email.trim().toLowerCase();

export const CalendarDate = z.string().check(z.trim(), z.refine(isRealDate, 'Enter a real date, for example 1985-03-27'));

const UK_POSTCODE = /^[A-Z]{1,2}[0-9][A-Z0-9]?[0-9][A-Z]{2}$/i;

/** In any case and with any spacing. */
export const Postcode = z
  .string(MESSAGES.postcode)
  .check(z.refine((text) => UK_POSTCODE.test(text.replaceAll(/\s/g, '')), MESSAGES.postcode));

export const normalPostcode = (postcode: string): string =>
  postcode
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/(.{3})$/, ' $1');

export const text = (limit: number) => z.string().check(z.trim(), z.maxLength(limit));

export const requiredText = (limit: number, message: string) =>
  z.string(message).check(z.trim(), z.refine(hasText, message), z.maxLength(limit));

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
