import { isRealDate } from './dates.ts';
import { cannotPrint, findUnprintable, hasText } from './printable.ts';
import { trimmed, withoutUnseen } from './unseen.ts';
import { z } from './zod.ts';

/** Digits as people write them, in groups, with a country or without: from 7 of a short one to the 15 that E.164 allows. */
export const isPhoneNumber = (text = ''): boolean => /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/.test(withoutUnseen(text));

export const CalendarDate = z.string().check(trimmed, z.refine(isRealDate, 'Enter a real date, for example 1985-03-27'));

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
