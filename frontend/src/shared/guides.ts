/** The guides of the help centre by their ids, each with a page of its own: those of the specification, in order. */
export const ARTICLE_IDS = [
  'intestacy-rules',
  'will-costs-uk',
  'online-wills-uk',
  'guardians-children-will',
  'mirror-wills-couples',
  'will-need-married',
  'inheritance-tax-uk',
  'executor-duties-uk',
  'probate-process-uk',
  'will-validity-requirements',
  'care-fee-protection',
] as const;
export type ArticleId = (typeof ARTICLE_IDS)[number];

/** And those for what happens in a life. The drafting library has a will for each, by the same name. */
export const EVENT_IDS = [
  'unmarried-couple-buying-a-home',
  'will-for-a-first-home',
  'will-after-having-a-baby',
  'will-for-a-stepfamily',
  'will-when-separated',
  'will-carer-of-a-disabled-child',
  'will-single-no-children',
  'will-over-60',
  'will-after-a-death',
  'will-while-working-abroad',
  'pets-in-a-will',
  'leaving-money-to-charity',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

export type GuideId = ArticleId | EventId;
export const GUIDE_IDS: readonly GuideId[] = [...ARTICLE_IDS, ...EVENT_IDS];

export const HELP_PATH = '/help-center';
export const guidePath = (id: GuideId): string => `${HELP_PATH}/${id}`;
