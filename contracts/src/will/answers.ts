import { z } from '../zod.ts';
import { type List, schemasOf } from './field.ts';
import { CHILDREN_FIELDS, HOME_FIELDS, PARTNER_FIELDS, WILL_FOR_YOU_FIELDS } from './fields/about-you.ts';
import {
  BENEFICIARIES_FIELDS,
  EXECUTORS_FIELDS,
  FUNERAL_FIELDS,
  GIFTS_FIELDS,
  REVIEW_FIELDS,
  SUBSTITUTES_FIELDS,
} from './fields/your-wishes.ts';

export const QUESTIONS = {
  'will-for-you': WILL_FOR_YOU_FIELDS,
  partner: PARTNER_FIELDS,
  children: CHILDREN_FIELDS,
  home: HOME_FIELDS,
  executors: EXECUTORS_FIELDS,
  beneficiaries: BENEFICIARIES_FIELDS,
  substitutes: SUBSTITUTES_FIELDS,
  gifts: GIFTS_FIELDS,
  funeral: FUNERAL_FIELDS,
  review: REVIEW_FIELDS,
};
export type StepId = keyof typeof QUESTIONS;

export const FIELDS = {
  ...WILL_FOR_YOU_FIELDS,
  ...PARTNER_FIELDS,
  ...CHILDREN_FIELDS,
  ...HOME_FIELDS,
  ...EXECUTORS_FIELDS,
  ...BENEFICIARIES_FIELDS,
  ...SUBSTITUTES_FIELDS,
  ...GIFTS_FIELDS,
  ...FUNERAL_FIELDS,
  ...REVIEW_FIELDS,
};
export type AnswerKey = keyof typeof FIELDS;
export type ListKey = { [Key in AnswerKey]: (typeof FIELDS)[Key] extends List ? Key : never }[AnswerKey];

/** Everything the wizard asks. While the will is in progress every key may be missing; what is complete is decided by the steps. */
export const WillAnswers = z.partial(z.object(schemasOf(FIELDS)));
export type WillAnswers = z.infer<typeof WillAnswers>;
/** Answers as typed so far: numbers may still be text, dates may be half written. */
export type Draft = z.input<typeof WillAnswers>;

export type Appointee = z.infer<typeof FIELDS.guardian.schema>;
export type Executor = NonNullable<WillAnswers['executors']>[number];
export type Beneficiary = NonNullable<WillAnswers['customBeneficiaries']>[number];
export type Child = NonNullable<WillAnswers['children']>[number];
export type LateChild = NonNullable<WillAnswers['lateChildren']>[number];
export type SpecificGift = NonNullable<WillAnswers['specificGifts']>[number];
export type HomeTaker = NonNullable<WillAnswers['homeTakers']>[number];
export type Pets = z.infer<typeof FIELDS.pets.schema>;
export type Digital = z.infer<typeof FIELDS.digital.schema>;
export type GroupGift = z.infer<typeof FIELDS.grandchildren.schema>;
export type Loan = NonNullable<WillAnswers['loans']>[number];
export type BeneficiaryType = NonNullable<WillAnswers['beneficiaryType']>;
export type PartnerSubstituteRule = NonNullable<WillAnswers['partnerSubstituteRule']>;
export type ChildrenSubstituteRule = NonNullable<WillAnswers['childrenSubstituteRule']>;
