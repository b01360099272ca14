import { CLAIMS } from '@willow/contracts/brand/claims';
import { MINIMUM_CUSTOMER_AGE } from '@willow/contracts/constants';
import type { IconName } from '../../ui/icon.tsx';
import type { Category } from './article.ts';

/** The buttons that filter the list, in order. */
export const FILTERS = {
  all: 'All',
  legal: 'Legal',
  costs: 'Costs',
  family: 'Family',
  couples: 'Couples',
  tax: 'Tax',
} as const satisfies Readonly<Record<Category | 'all', string>>;

type Tool = { readonly href: string; readonly icon: IconName; readonly title: string; readonly text: string };

export const TOOLS: readonly Tool[] = [
  {
    href: '/free-tools#intestacy',
    icon: 'scales',
    title: 'Intestacy calculator',
    text: 'Who would inherit from you if you had no will, and how much.',
  },
  {
    href: '/free-tools#probate',
    icon: 'pound',
    title: 'Probate cost calculator',
    text: 'What the court and a solicitor may charge to sort out an estate.',
  },
  {
    href: '/will-checklist',
    icon: 'check',
    title: 'Will checklist',
    text: 'What to gather and decide before you begin. Tick it off or print it.',
  },
];

export const QUESTIONS: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'How long does it take to make a will with you?',
    answer: `Most people need about ${CLAIMS.minutes.howItWorks} minutes for the questions. You can stop and carry on later. We email you the reviewed draft within ${CLAIMS.draftDays}. Then you print it, and sign it in front of two witnesses.`,
  },
  {
    question: 'Do you give legal advice?',
    answer: `No. We are not solicitors, and these guides are general information. Our service is for UK residents aged ${MINIMUM_CUSTOMER_AGE} or over with straightforward wishes who want a will for England and Wales. If your case is complex, please see a solicitor.`,
  },
  {
    question: 'Does my partner need a will too?',
    answer: `Yes, each person needs a will of their own. Each of you opens an account and answers the questions. Two wills cost ${CLAIMS.couplePrice} in total.`,
  },
  {
    question: 'What if something changes later?',
    answer: `Change your answers on your dashboard. We review the will and send it to you again, free of charge. You then sign the new one with two witnesses. Look at your will every ${CLAIMS.reviewYears} years, and after a wedding, a birth, a divorce or a move.`,
  },
];
