import { BRAND } from '@willow/contracts/brand/brand';
import type { Example } from '@willow/contracts/brand/examples';
import { CLAIMS } from '../../shared/claims.ts';
import type { Question } from '../../shared/faq/faq.tsx';
import type { IconName } from '../../ui/icon.tsx';
import type { Figure } from '../../shared/figures/figures.tsx';

type Point = { readonly icon: IconName; readonly title: string; readonly text: string; readonly example?: Example };

export const FIGURES: readonly Figure[] = [
  { figure: CLAIMS.families, label: 'families looked after', example: 'claims.families' },
  { figure: `${CLAIMS.rating}/5`, label: `rating ${CLAIMS.rating} from ${CLAIMS.landingReviews} reviews`, example: 'claims.rating' },
  { figure: CLAIMS.trees, label: 'native trees planted', example: 'claims.trees' },
  { figure: CLAIMS.valid, label: 'legally valid once signed and witnessed', example: 'claims.valid' },
];

export const REASONS: readonly Point[] = [
  {
    icon: 'pound',
    title: `${CLAIMS.price}, and that is the price`,
    text: `A solicitor usually charges ${CLAIMS.solicitor} for a simple will. Ours is ${CLAIMS.price}, once. Two wills for a couple are ${CLAIMS.couplePrice} in total.`,
    example: 'claims.costs',
  },
  {
    icon: 'scales',
    title: 'The law is a poor guesser',
    text: `Without a will the intestacy rules decide, and sorting an estate out that way can cost a family an additional ${CLAIMS.intestacy}.`,
    example: 'claims.intestacy-costs',
  },
  {
    icon: 'people',
    title: 'Checked by real people',
    text: `Our team reviews every draft before you get it. UK-based human support replies by email ${CLAIMS.supportReply}, ${CLAIMS.supportHours}.`,
  },
  {
    icon: 'lock',
    title: 'Kept private',
    text: 'Your answers and your will are protected by 256-bit encryption, with UK-only data storage. There is no password to lose: you log in by emailed link.',
  },
  {
    icon: 'refresh',
    title: 'Kept up to date',
    text: `Review your will every ${CLAIMS.reviewYears} years, and after a marriage, a birth or a move. Free updates for life: change it on your dashboard, and we review and send it again.`,
  },
  {
    icon: 'tree',
    title: 'A tree for every will',
    text: `We plant a native tree for every completed will. More than ${CLAIMS.trees.replace('+', '')} planted so far.`,
    example: 'claims.trees',
  },
];

export const COMPARISON: readonly { readonly who: string; readonly price: string; readonly note: string }[] = [
  { who: 'Solicitor', price: CLAIMS.solicitor, note: 'Right for complex estates: trusts, businesses, assets abroad' },
  { who: 'High-street will writer', price: CLAIMS.willWriter, note: 'Appointments, often extras to pay for' },
  { who: BRAND.name, price: CLAIMS.price, note: 'For straightforward estates, reviewed by our team' },
];

export const QUESTIONS: readonly Question[] = [
  {
    question: 'Is a will made online legally valid?',
    answer:
      'Yes, once it is signed and witnessed properly. In England and Wales a will must be in writing, made by someone aged 18 or over who has the capacity to make it, signed by them, and witnessed by two independent adults, not beneficiaries, who are present at the same time and sign as well. Ours is drafted to meet those rules and comes with signing instructions. To use our service you need to be a UK resident aged 25 or over.',
  },
  {
    question: 'How long does it take?',
    claim: {
      text: `The average completion time is ${CLAIMS.minutes.landing} minutes; most people need ${CLAIMS.minutes.range}.`,
      of: 'claims.minutes',
    },
    answer: `You can stop at any question and carry on later, on another device too. Your reviewed draft is available within ${CLAIMS.draftDays}.`,
  },
  {
    question: 'What does it cost?',
    answer: `${CLAIMS.price} for each will, paid once by card. There is no subscription. Each person needs a will of their own, so a couple pays ${CLAIMS.couplePrice} in total for two.`,
  },
  {
    question: 'Can I get my money back?',
    answer: `There is a ${CLAIMS.refund} ${CLAIMS.refundLimit}. Write to us within 30 days of paying and before we have sent your will, and we refund you in full.`,
  },
  {
    question: 'Are you solicitors?',
    answer:
      'No. We prepare draft wills; we are not a solicitor and what you read here is not legal advice. Our service is made for straightforward estates. If yours is complex, with a business, a trust or property abroad, we refer you to specialist advisers.',
  },
  {
    question: 'Who can witness my will?',
    answer:
      'Two independent adults, aged 18 or over, who are both present when you sign and then sign themselves. They must not be beneficiaries, nor the husband, wife or civil partner of one: that beneficiary would lose what the will leaves them.',
  },
  {
    question: 'Can I change my will later?',
    answer: `Yes. We suggest that you review it every ${CLAIMS.reviewYears} years and after every big change in your life. Free updates for life: change it on your dashboard, and we review and send it again.`,
  },
  {
    question: 'Is my information safe?',
    answer:
      'Your answers and your will are protected by 256-bit encryption and stored in the UK only. Emails and card payments pass through providers that also work abroad; our privacy policy names them. There is no password to guess or steal: you log in by emailed link. We never sell what you tell us.',
  },
];

export const STEPS: readonly Point[] = [
  {
    icon: 'quill',
    title: 'Answer ten questions',
    text: `About ${CLAIMS.minutes.landing} minutes, in plain words: your family, your home, who carries out your will and who inherits. Saved as you go.`,
  },
  {
    icon: 'pound',
    title: `Pay ${CLAIMS.price}, once`,
    text: `By card, at the end, when you have seen all your answers. ${CLAIMS.refund} ${CLAIMS.refundLimit}.`,
  },
  {
    icon: 'letter',
    title: 'Receive, print and sign',
    text: `We review your draft and email it to you within ${CLAIMS.draftDays}. You print it and sign it before two independent adult witnesses, not beneficiaries, who sign too.`,
  },
];

export const BADGES: readonly Point[] = [
  { icon: 'star', title: `${CLAIMS.rating} out of 5`, text: `from ${CLAIMS.landingReviews} reviews`, example: 'claims.rating' },
  { icon: 'lock', title: '256-bit encryption', text: 'on everything you tell us' },
  { icon: 'shield', title: 'UK-only data storage', text: 'for your answers and your will' },
  { icon: 'people', title: 'UK-based human support', text: CLAIMS.supportHours },
  { icon: 'refresh', title: CLAIMS.refund, text: CLAIMS.refundLimit },
  { icon: 'tree', title: 'A native tree', text: 'for every completed will' },
];
