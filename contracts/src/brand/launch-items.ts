import { dateInWords } from '../dates.ts';
import { FIGURES, type Figure } from '../law/figures.ts';
import { inWholePounds } from '../money.ts';
import { CLAIMS } from './claims.ts';
import { PROCESSORS } from './company.ts';
import { REVIEWS, THIRD_PARTY_REVIEWS } from './reviews.ts';
import { WAYS_TO_A_WILL } from './ways-to-a-will.ts';

export type LaunchItem = {
  readonly id: string;
  readonly text: string;
  /** What the text sums up: who changes it has to confirm the item again. */
  readonly words?: readonly object[];
};

const pounds = (pence: number): string => inWholePounds(pence / 100);
const { probateCourtFee } = FIGURES;

const OWNERS_WORDS: readonly LaunchItem[] = [
  {
    id: 'claims.rating',
    text: `Rating ${CLAIMS.rating} from ${CLAIMS.landingReviews} reviews on the landing page; from ${CLAIMS.reviewCount} in the data of the reviews page`,
  },
  { id: 'claims.families', text: `${CLAIMS.families} families served` },
  {
    id: 'claims.trees',
    text: `${CLAIMS.trees} trees planted, with a record of them; one more for every completed will (beside ${CLAIMS.families} families)`,
  },
  { id: 'claims.valid', text: `"${CLAIMS.valid} legally valid"` },
  {
    id: 'claims.reviews',
    text: `The ${REVIEWS.length} review cards are the words of real customers, and we hold the proof (reviews, landing page, invitation)`,
    words: REVIEWS,
  },
  ...(THIRD_PARTY_REVIEWS.length > 0
    ? [
        {
          id: 'claims.third-party-reviews',
          text: `The ${THIRD_PARTY_REVIEWS.length} reviews from other sites stand there word for word, and the site checked their authors`,
          words: THIRD_PARTY_REVIEWS,
        },
      ]
    : []),
  {
    id: 'claims.statistics',
    text: `${CLAIMS.satisfaction} satisfaction, ${CLAIMS.averageSavings} average savings, "save up to ${CLAIMS.saveUpTo}" (reviews)`,
  },
  { id: 'claims.refund', text: `${CLAIMS.refund} ${CLAIMS.refundLimit}` },
  {
    id: 'claims.minutes',
    text: `Completion times: ${CLAIMS.minutes.landing} minutes on the landing page, ${CLAIMS.minutes.testimonials} with the reviews, ${CLAIMS.minutes.howItWorks} on how it works, under ${CLAIMS.minutes.pricing} on pricing`,
  },
  { id: 'claims.intestacy-costs', text: `Intestacy can cost a family an additional ${CLAIMS.intestacy}, with a source` },
  { id: 'claims.costs', text: `Others charge ${CLAIMS.solicitor} (solicitor) and ${CLAIMS.willWriter} (will writer) for a simple will` },
  {
    id: 'claims.comparison',
    text: `What the comparison page says of ${WAYS_TO_A_WILL.length - 1} other ways to make a will is true today, by their own pages`,
    words: WAYS_TO_A_WILL,
  },
  { id: 'claims.storage', text: '256-bit encryption and UK-only data storage, of everything but card payments and emails on their way' },
  {
    id: 'owner.processors',
    text: `The privacy policy names everybody who works with personal data for you, and you have a contract with each: ${PROCESSORS.map(({ name }) => name).join('; ')}`,
    words: PROCESSORS,
  },
  {
    id: 'claims.support',
    text: `Support hours: ${CLAIMS.supportHours}, but ${CLAIMS.officeHours} on the contact page; an answer ${CLAIMS.supportReply}`,
  },
  {
    id: 'owner.legal-pages',
    text: 'A solicitor has read the privacy policy, the terms of service and the disclaimer, the limit of liability among them',
  },
  {
    id: 'owner.security-page',
    text: 'The security page describes how you run the service: UK servers, a second factor for your team, an answer to reports of weaknesses within two working days',
  },
  {
    id: 'owner.complaints',
    text: 'Complaints are acknowledged within 2 working days and answered within 10, and reviewed by a director within 10 more; you belong to no scheme of alternative dispute resolution',
  },
  {
    id: 'owner.age',
    text: 'Serving only people of 25 or over is a means in proportion to an aim that you can name (Equality Act 2010, sections 13 and 29)',
  },
  {
    id: 'owner.accessibility',
    text: 'The accessibility statement says how the pages were tested, and somebody answers who cannot use them',
  },
  { id: 'owner.easy-read', text: 'People who use Easy Read have read the Easy Read page with you, and understood it' },
  { id: 'owner.guides', text: 'A solicitor has read the eleven guides of the help centre' },
  { id: 'owner.retention', text: 'How long each kind of data is kept' },
  {
    id: 'owner.court-fee',
    text: `The probate calculator works with a court fee of ${pounds(probateCourtFee.value)}; HMCTS has charged ${pounds(probateCourtFee.currentValue)} since May 2024. Today's fee stands beside it: confirm that as figures.probateCourtFeeAnnounced`,
  },
  { id: 'owner.partner-cookie', text: "A partner's code is kept in a cookie for 30 days without asking" },
  { id: 'owner.not-solicitors', text: 'The pages call the service "professional legal review" and say that we are not solicitors' },
];

const FIGURES_TO_READ_AGAIN: readonly LaunchItem[] = Object.entries<Figure>(FIGURES)
  .filter(([, figure]) => figure.mustConfirmBeforeLaunch)
  .map(([name, { what, value, unit, source, asOf }]) => ({
    id: `figures.${name}`,
    text: `${what}: ${unit === 'pence' ? pounds(value) : `${value} ${unit}`}. Source, as read on ${dateInWords(asOf)}: ${source}`,
  }));

/** What the owner has to confirm: what we say and promise, and figures whose source was not read itself. */
export const mustConfirmBeforeLaunch: readonly LaunchItem[] = [...OWNERS_WORDS, ...FIGURES_TO_READ_AGAIN];
