import { REVIEWS } from './reviews.ts';
import { SUPPORT } from './support.ts';

/**
 * What our pages promise, each figure once. These are the owner's words: nothing here is worked out from data.
 * Where a page gives its own figure, that is because the owner's copy does.
 */
export const CLAIMS = {
  price: '£50',
  couplePrice: '£100',
  exitPrice: '£40',
  exitSaving: '£10',
  families: '50,000+',
  rating: '4.9',
  landingReviews: '2,847',
  /** As the data of the reviews page say it; never shown as text beside the other count. */
  reviewCount: '8247',
  valid: '100%',
  satisfaction: '98%',
  averageSavings: '£450',
  saveUpTo: '£750',
  trees: '25,000+',
  minutes: { landing: '10', range: '8-12', testimonials: '12', howItWorks: '15', pricing: '20' },
  solicitor: '£300-£800',
  willWriter: '£150-£300',
  intestacy: '£15,000-£40,000',
  reviewYears: '3-5',
  refund: '30-day refund guarantee',
  refundLimit: 'until your will is delivered',
  referralReward: '£25',
  supportHours: SUPPORT.hours,
  supportReply: SUPPORT.reply,
  supportReplyDays: SUPPORT.replyDays,
  officeHours: SUPPORT.officeHours,
  draftDays: '1-2 business days',
} as const;

/**
 * Whether search engines may be told of the rating and the reviews as data. False until the owner has real ones and has confirmed
 * `claims.rating` and `claims.reviews`: made-up review data is unlawful in the UK. `launch-check` looks that it is not true too soon.
 */
export const REVIEW_DATA_PUBLISHED: boolean = false;

export type LaunchItem = { readonly id: string; readonly text: string };

export const mustConfirmBeforeLaunch: readonly LaunchItem[] = [
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
    text: 'The probate calculator works with a court fee of £273; HMCTS has charged £300 since May 2024, and £526 was announced for 13 July 2026',
  },
  { id: 'owner.partner-cookie', text: "A partner's code is kept in a cookie for 30 days without asking" },
  { id: 'owner.not-solicitors', text: 'The pages call the service "professional legal review" and say that we are not solicitors' },
];
