import {
  MAX_CHILDREN,
  MAX_CUSTOM_BENEFICIARIES,
  MAX_CUSTOM_SUBSTITUTES,
  MAX_EXECUTORS,
  MAX_SPECIFIC_GIFTS,
  TEXT_LIMITS,
} from '../constants.ts';
import { text } from '../primitives.ts';
import { z } from '../zod.ts';

const name = text(TEXT_LIMITS.name);
const address = text(TEXT_LIMITS.address);
const short = text(TEXT_LIMITS.short);

/** A date as typed so far: it may still be empty; the step's own check says what is missing. */
const date = text(10);

/** A number, or text that is one: '40' is stored as 40. An emptied field counts as not answered. */
const numeric = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value, context) => {
    const number = typeof value === 'number' ? value : value.trim() === '' ? Number.NaN : Number(value);
    if (Number.isFinite(number)) return number;
    context.issues.push({ code: 'custom', message: 'Expected number received string', input: value });
    return z.NEVER;
  }),
);

const percentage = z.pipe(
  numeric,
  z
    .int('Enter a whole number from 0 to 100')
    .check(z.minimum(0, 'Enter a whole number from 0 to 100'), z.maximum(100, 'Enter a whole number from 0 to 100')),
);

export const YesNo = z.enum(['yes', 'no']);
export type YesNo = z.infer<typeof YesNo>;

export const Partner = z.partial(z.object({ fullName: name, dob: date, email: text(TEXT_LIMITS.email), address, mobile: short }));
export type Partner = z.infer<typeof Partner>;
export const Child = z.partial(z.object({ fullName: name, dob: date }));
export type Child = z.infer<typeof Child>;
/** A guardian or an executor. */
export const Appointee = z.partial(z.object({ fullName: name, address, relationship: short }));
export type Appointee = z.infer<typeof Appointee>;
export const Beneficiary = z.partial(z.object({ fullName: name, address, relationship: short, percentage }));
export type Beneficiary = z.infer<typeof Beneficiary>;
export const Substitute = z.partial(z.object({ fullName: name, relationship: short, percentage }));
export type Substitute = z.infer<typeof Substitute>;
export const SpecificGift = z.partial(z.object({ description: text(TEXT_LIMITS.gift), recipientName: name, recipientRelationship: short }));
export type SpecificGift = z.infer<typeof SpecificGift>;
export const Property = z.partial(z.object({ address, marketValue: z.pipe(numeric, z.number().check(z.minimum(0, 'Enter 0 or more'))) }));
export type Property = z.infer<typeof Property>;

export const BeneficiaryType = z.enum(['partner', 'children', 'custom']);
export type BeneficiaryType = z.infer<typeof BeneficiaryType>;
export const PartnerSubstituteRule = z.enum(['children', 'custom', 'intestacy']);
export type PartnerSubstituteRule = z.infer<typeof PartnerSubstituteRule>;
export const ChildrenSubstituteRule = z.enum(['per_stirpes', 'surviving_children', 'lapse']);
export type ChildrenSubstituteRule = z.infer<typeof ChildrenSubstituteRule>;

const list = <T extends z.ZodMiniType>(item: T, limit: number) =>
  z.array(item).check(z.maxLength(limit, `No more than ${limit} are allowed`));

/** Everything the wizard asks. While the will is in progress every key may be missing; what is complete is decided by the steps. */
export const WillAnswers = z.partial(
  z.object({
    willForYou: YesNo,
    isMarried: YesNo,
    partner: Partner,
    hasChildren: YesNo,
    childrenCount: z.int().check(z.minimum(0), z.maximum(MAX_CHILDREN)),
    children: list(Child, MAX_CHILDREN),
    guardian: Appointee,
    isHomeowner: YesNo,
    property: Property,
    executors: list(Appointee, MAX_EXECUTORS),
    beneficiaryType: BeneficiaryType,
    customBeneficiaries: list(Beneficiary, MAX_CUSTOM_BENEFICIARIES),
    partnerSubstituteRule: PartnerSubstituteRule,
    childrenSubstituteRule: ChildrenSubstituteRule,
    customSubstitutes: list(Substitute, MAX_CUSTOM_SUBSTITUTES),
    hasSpecificGifts: z.boolean(),
    specificGifts: list(SpecificGift, MAX_SPECIFIC_GIFTS),
    funeralWishes: text(TEXT_LIMITS.funeral),
    confirmed: z.boolean(),
    finalConfirmation: z.boolean(),
    submittedAt: z.string().check(z.maxLength(40)),
  }),
);
export type WillAnswers = z.infer<typeof WillAnswers>;
