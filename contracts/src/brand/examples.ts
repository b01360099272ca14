const REVIEWS = 'Example: shown until real reviews are in';
const FIGURES = 'Example: shown until real figures are in';

/**
 * What the public pages say before it is so, and what the mark beside it says until the item of the launch check is confirmed (AM-23).
 * Invented reviews and figures without one are a banned practice: Digital Markets, Competition and Consumers Act 2024, Schedule 20.
 */
export const EXAMPLE_MARKS = {
  'claims.rating': REVIEWS,
  'claims.reviews': REVIEWS,
  'claims.third-party-reviews': 'Not checked yet: we are asking the site whether this review is real',
  'claims.families': FIGURES,
  'claims.statistics': FIGURES,
  'claims.minutes': FIGURES,
  'claims.trees': FIGURES,
  'claims.valid': 'Not confirmed yet: a solicitor reads our wording first',
  'claims.costs': 'Typical prices: shown until we name a source',
  'claims.comparison': 'Not confirmed yet: look at their own page',
  'claims.intestacy-costs': 'Example: shown until we can name a source',
  'figures.probateCourtFeeAnnounced': 'Reported, and not confirmed yet: look up the fee on GOV.UK',
  'figures.careUpperLimitEngland': 'Of an earlier year, and not confirmed yet: look it up on GOV.UK',
  'figures.careLowerLimitEngland': 'Of an earlier year, and not confirmed yet: look it up on GOV.UK',
  'figures.careLimitWales': 'Of an earlier year, and not confirmed yet: look it up on GOV.WALES',
  'owner.easy-read': 'Not tried yet with people who use Easy Read',
  wording: 'Not approved yet: until it is, we send no will',
} as const;

export type Example = keyof typeof EXAMPLE_MARKS;

/** Where the data about rating and reviews belong: on a page that has an element with this attribute. */
export const REVIEW_DATA_PLACE = 'data-review-data';

const MARK = /<small data-example="([\w.-]+)"[^>]*>[^<]*<\/small>/g;

/** Takes the marks of what is confirmed out of a built page. What is not known to be confirmed keeps its mark. */
export const withoutMarks = (page: string, isConfirmed: (example: string) => boolean): string =>
  page.replace(MARK, (mark, example: string) => (isConfirmed(example) ? '' : mark));

/** Puts data for search engines into a built page. */
export const withData = (page: string, data: object): string =>
  page.replace(
    '</head>',
    () => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script></head>`,
  );
