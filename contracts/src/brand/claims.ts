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
  trees: '25,000+',
  minutes: { landing: '10', range: '8-12', howItWorks: '15', pricing: '20' },
  solicitor: '£300-£800',
  willWriter: '£150-£300',
  intestacy: '£15,000-£40,000',
  reviewYears: '3-5',
  refund: '30-day refund guarantee',
  refundLimit: 'until your will is delivered',
  referralReward: '£25',
  supportHours: SUPPORT.hours,
  supportReply: SUPPORT.reply,
  draftDays: '1-2 business days',
} as const;

export type Review = { readonly name: string; readonly place: string; readonly text: string; readonly scenario: string };

export const REVIEWS: readonly Review[] = [
  {
    name: 'Margaret H.',
    place: 'Leeds',
    scenario: 'Widowed, two grown-up children',
    text: 'I had put it off for eleven years. It took me one cup of tea, and my daughter knows where everything is now.',
  },
  {
    name: 'Daniel S.',
    place: 'Bristol',
    scenario: 'Two children under ten',
    text: 'The question about guardians was the one we had never dared to talk about. Having to answer it was the best thing about this.',
  },
  {
    name: 'Carys T.',
    place: 'Cardiff',
    scenario: 'Living with a partner, not married',
    text: 'I found out that without a will my partner would have had nothing. Plain words, no jargon, and a real person checked it.',
  },
];

export type LaunchItem = { readonly id: string; readonly text: string };

export const mustConfirmBeforeLaunch: readonly LaunchItem[] = [
  { id: 'claims.rating', text: `Rating ${CLAIMS.rating} from ${CLAIMS.landingReviews} reviews (landing page)` },
  { id: 'claims.families', text: `${CLAIMS.families} families served` },
  { id: 'claims.trees', text: `${CLAIMS.trees} trees planted, one for every completed will` },
  { id: 'claims.valid', text: '"100% legally valid"' },
  { id: 'claims.reviews', text: `The ${REVIEWS.length} review cards of the landing page are examples, not real customers` },
  { id: 'claims.refund', text: `${CLAIMS.refund} ${CLAIMS.refundLimit}` },
  {
    id: 'claims.minutes',
    text: `Completion times: ${CLAIMS.minutes.landing} minutes on the landing page, ${CLAIMS.minutes.howItWorks} on how it works, under ${CLAIMS.minutes.pricing} on pricing`,
  },
  { id: 'claims.costs', text: `Intestacy costs of ${CLAIMS.intestacy} and solicitor fees of ${CLAIMS.solicitor}` },
  { id: 'claims.storage', text: '256-bit encryption and UK-only data storage' },
  { id: 'claims.support', text: `Support hours: ${CLAIMS.supportHours}` },
  {
    id: 'owner.legal-pages',
    text: 'A solicitor has read the privacy policy, the terms of service and the disclaimer, the limit of liability among them',
  },
  { id: 'owner.retention', text: 'How long each kind of data is kept' },
  { id: 'owner.court-fee', text: 'The probate calculator works with a court fee of £273; HMCTS has charged £300 since May 2024' },
  { id: 'owner.partner-cookie', text: "A partner's code is kept in a cookie for 30 days without asking" },
  { id: 'owner.not-solicitors', text: 'The pages call the service "professional legal review" and say that we are not solicitors' },
];
