import { dateInWords } from '../dates.ts';
import { FIGURES, type Figure } from '../law/figures.ts';
import { inWholePounds } from '../money.ts';
import { CLAIMS } from './claims.ts';
import { REVIEWS } from './reviews.ts';

export type LaunchItem = { readonly id: string; readonly text: string };

const pounds = (pence: number): string => inWholePounds(pence / 100);
const { probateCourtFee } = FIGURES;

const OWNERS_WORDS: readonly LaunchItem[] = [
  {
    id: 'claims.rating',
    text: `Rating ${CLAIMS.rating} from ${CLAIMS.landingReviews} reviews on the landing page; from ${CLAIMS.reviewCount} in the data of the reviews page`,
  },
  { id: 'claims.families', text: `${CLAIMS.families} families served` },
  { id: 'claims.trees', text: `${CLAIMS.trees} trees planted, one for every completed will` },
  { id: 'claims.valid', text: `"${CLAIMS.valid} legally valid"` },
  { id: 'claims.reviews', text: `The ${REVIEWS.length} review cards are examples, not real customers (reviews, landing page, invitation)` },
  {
    id: 'claims.statistics',
    text: `${CLAIMS.satisfaction} satisfaction, ${CLAIMS.averageSavings} average savings, "save up to ${CLAIMS.saveUpTo}" (reviews)`,
  },
  { id: 'claims.refund', text: `${CLAIMS.refund} ${CLAIMS.refundLimit}` },
  {
    id: 'claims.minutes',
    text: `Completion times: ${CLAIMS.minutes.landing} minutes on the landing page, ${CLAIMS.minutes.testimonials} with the reviews, ${CLAIMS.minutes.howItWorks} on how it works, under ${CLAIMS.minutes.pricing} on pricing`,
  },
  { id: 'claims.costs', text: `Intestacy costs of ${CLAIMS.intestacy} and solicitor fees of ${CLAIMS.solicitor}` },
  { id: 'claims.storage', text: '256-bit encryption and UK-only data storage' },
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
  { id: 'owner.guides', text: 'A solicitor has read the eleven guides of the help centre' },
  { id: 'owner.retention', text: 'How long each kind of data is kept' },
  {
    id: 'owner.court-fee',
    text: `The probate calculator works with a court fee of ${pounds(probateCourtFee.value)}; HMCTS has charged ${pounds(probateCourtFee.currentValue)} since May 2024`,
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
