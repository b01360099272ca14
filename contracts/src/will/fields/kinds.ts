import { MAX_CHILDREN } from '../../constants.ts';
import { ADDRESS_LIMIT, FUNERAL_LIMIT, GIFT_LIMIT, NAME_LIMIT, REASON_LIMIT, SHORT_LIMIT } from '../../answer-limits.ts';
import { text } from '../../primitives.ts';
import { withoutUnseen } from '../../unseen.ts';
import { z } from '../../zod.ts';
import { leaf, type LeafOptions } from '../field.ts';

/** A number, or text that is one: '40' is stored as 40. An emptied field counts as not answered. */
const numeric = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value, context) => {
    const number = typeof value === 'number' ? value : withoutUnseen(value) === '' ? Number.NaN : Number(withoutUnseen(value));
    if (Number.isFinite(number)) return number;
    context.issues.push({ code: 'custom', message: 'Enter a number', input: value });
    return z.NEVER;
  }),
);

const SHARE = 'Enter a whole number from 0 to 100';
const share = z.pipe(numeric, z.int(SHARE).check(z.minimum(0, SHARE), z.maximum(100, SHARE)));
/** More than anybody has, and still written out in words. */
export const MAX_POUNDS = 999_999_999;
const SUM = 'Enter a sum in whole pounds, from 1 to 999,999,999';
const wholePounds = z.pipe(numeric, z.int(SUM).check(z.minimum(1, SUM), z.maximum(MAX_POUNDS, SUM)));
const pounds = z.pipe(numeric, z.number().check(z.minimum(0, 'Enter an amount of £0 or more')));

const YesNo = z.enum(['yes', 'no']);

export const yesNo = <const O extends LeafOptions>(options: O) => leaf('yes-no', YesNo, options);
export const tick = <const O extends LeafOptions>(options: O) => leaf('tick', z.boolean(), options);
export const name = <const O extends LeafOptions>(options: O) => leaf('name', text(NAME_LIMIT), options);
export const relationship = <const O extends LeafOptions>(options: O) => leaf('relationship', text(SHORT_LIMIT), options);
export const address = <const O extends LeafOptions>(options: O) => leaf('address', text(ADDRESS_LIMIT), options);
export const contact = <const O extends LeafOptions>(limit: number, options: O) => leaf('contact', text(limit), options);
export const date = <const O extends LeafOptions>(options: O) => leaf('date', text(10), options);
export const money = <const O extends LeafOptions>(options: O) => leaf('money', pounds, options);
/** A sum that the will gives: in whole pounds, because it is written out. */
export const sum = <const O extends LeafOptions>(options: O) => leaf('money', wholePounds, options);
export const percentage = <const O extends LeafOptions>(options: O) => leaf('percentage', share, options);
export const gift = <const O extends LeafOptions>(options: O) => leaf('gift', text(GIFT_LIMIT), options);
export const wishes = <const O extends LeafOptions>(options: O) => leaf('wishes', text(FUNERAL_LIMIT), options);
/** Why something was decided, in the applicant's own words. */
export const reason = <const O extends LeafOptions>(options: O) => leaf('wishes', text(REASON_LIMIT), options);
export const count = <const O extends LeafOptions>(options: O) =>
  leaf('count', z.int().check(z.minimum(0), z.maximum(MAX_CHILDREN)), options);
/** A number of a register: it has letters and leading noughts, and nothing is worked out with it. */
export const reference = <const O extends LeafOptions>(options: O) => leaf('reference', text(SHORT_LIMIT), options);
export const instant = <const O extends LeafOptions>(options: O) => leaf('instant', z.string().check(z.maxLength(40)), options);

export const choice = <const Options extends Readonly<Record<string, string>>, const O extends LeafOptions>(options: Options, more: O) =>
  leaf('choice', z.enum(Object.keys(options) as [keyof Options & string, ...(keyof Options & string)[]]), { ...more, options });
