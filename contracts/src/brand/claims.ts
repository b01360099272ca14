import { SUPPORT } from './support.ts';

/** Alone where a screen needs no other figure. */
export const DRAFT_DAYS = '1-2 business days';

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
  /** Decided is that somebody of the team pays it out by hand (D-067), and no day: so none is promised. */
  referralPayout: 'It is paid by hand: once your friend has paid £25 or more, our team emails you to ask where to send it.',
  supportHours: SUPPORT.hours,
  supportReply: SUPPORT.reply,
  supportReplyDays: SUPPORT.replyDays,
  officeHours: SUPPORT.officeHours,
  draftDays: DRAFT_DAYS,
} as const;
