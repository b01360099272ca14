import { BRAND } from '@willow/contracts/brand/brand';
import { CLAIMS } from '../../shared/claims.ts';
import type { Question } from '../../shared/faq/faq.tsx';
import type { IconName } from '../../ui/icon.tsx';

export const COMPLEX_MAIL = `mailto:${BRAND.supportEmail}?subject=${encodeURIComponent('Complex needs enquiry')}`;

type Reason = { readonly icon: IconName; readonly title: string; readonly text: string };

export const REASONS: readonly Reason[] = [
  { icon: 'quill', title: 'Service questions', text: 'What we do, who it is for and whether it fits you.' },
  { icon: 'person', title: 'Account help', text: 'A missing link, a new email address or a change of name.' },
  { icon: 'pound', title: 'Payment queries', text: 'A receipt, a discount code, a refund.' },
  { icon: 'people', title: 'Referral programme', text: `The ${CLAIMS.referralReward} for each friend who completes a will.` },
  { icon: 'scales', title: 'Estate complexity', text: 'Whether yours is simple enough for us, before you pay.' },
  { icon: 'mail', title: 'General support', text: 'Anything else. A person reads it.' },
];

type Needs = { readonly title: string; readonly lead: string; readonly points: readonly string[] };

export const STANDARD: Needs = {
  title: 'Standard needs',
  lead: `Our ${CLAIMS.price} will is made for you if`,
  points: [
    'you live in England or Wales and what you own is in the UK',
    'you leave it to your partner, your children, other people or charities',
    'you want to name guardians, executors and who steps in',
    'you have gifts, funeral wishes or pets to think of',
  ],
};

export const COMPLEX: Needs = {
  title: 'Complex needs',
  lead: 'Ask a specialist adviser, and write to us first if you are not sure, if',
  points: [
    'you own a business or a farm, or a home abroad',
    'you want a trust, or to provide for somebody who cannot manage money',
    'somebody may dispute your will',
    'you want to plan for inheritance tax',
  ],
};

export const QUESTIONS: readonly Question[] = [
  {
    question: 'Can I visit your office?',
    answer:
      'No. You cannot visit the office: it is our registered address, nobody sees customers there, and post is slower than email. Everything about your will is done online or by email.',
  },
  {
    question: 'Can you give me legal advice?',
    answer:
      'No. We give no regulated legal advice, because we are not a solicitor. We can tell you how our service works and what a question means. If you need advice about your own situation, we refer you to specialist advisers.',
  },
  {
    question: 'How soon do you reply?',
    answer: `We reply by email ${CLAIMS.supportReply}, ${CLAIMS.supportReplyDays}. Write at the weekend and you hear from us on Monday.`,
  },
  {
    question: 'What should I put in my email?',
    answer:
      'Write from the address you signed up with, and say what you were doing. Please leave out card numbers and your answers: we can see your order, and email is not a safe place for them.',
  },
];
