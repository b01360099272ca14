import type { Example } from '@willow/contracts/brand/examples';
import { CLAIMS } from '../../shared/claims.ts';
import type { Question } from '../../shared/faq/faq.tsx';
import type { IconName } from '../../ui/icon.tsx';

export type Step = { readonly icon: IconName; readonly title: string; readonly text: string; readonly example?: Example };

/** From a blank page to a signed will. */
export const STEPS: readonly Step[] = [
  {
    icon: 'mail',
    title: 'Create a free account',
    text: 'Tell us who you are and verify your email with the link we send you. There is no password: whenever you come back, you log in with a new link.',
  },
  {
    icon: 'quill',
    title: 'Answer the questions',
    text: `Ten of them, about ${CLAIMS.minutes.howItWorks} minutes. Your partner and children, your home, your executors, who inherits and who takes their place, gifts and funeral wishes. Everything is saved as you go.`,
  },
  {
    icon: 'pound',
    title: `Pay ${CLAIMS.price}`,
    text: 'Once, by card, after you have checked all your answers. When you have paid, your answers are locked so that what we review is what you confirmed.',
  },
  {
    icon: 'letter',
    title: 'Receive your draft',
    text: `We prepare your draft, our team reviews it, and we email it to you and store it in your dashboard, within ${CLAIMS.draftDays}.`,
  },
  {
    icon: 'people',
    title: 'Print it and sign it',
    text: 'Sign before two independent adult witnesses, aged 18 or over, neither of them a beneficiary, nor the husband, wife or civil partner of one. Both watch you sign, and both sign too. It is now a valid will.',
  },
];

/** What the price pays for. */
export const INCLUDED = [
  `The questionnaire, done in under ${CLAIMS.minutes.pricing} minutes, saved as you go`,
  'A will for England and Wales in plain English',
  'Professional review of your draft by our team',
  'Your will by email and in your dashboard, ready to print',
  'Signing instructions for you and your two independent adult witnesses, who are not beneficiaries',
  'Free updates for life, from your dashboard',
  'A native tree, planted for your completed will',
];

export const PRICE_QUESTIONS: readonly Question[] = [
  {
    question: 'When do I pay?',
    answer:
      'At the very end. You answer the questions, read what your will would do, and see what our team would ask you. Only then do you pay, by card. What you have typed stays saved if you stop before that.',
  },
  {
    question: 'What if you find that I need a solicitor?',
    answer:
      'We say so, and give you all your money back if we have not yet sent your will. Once we have sent it, the refund guarantee has ended. Your right to cancel within 14 days is explained in our terms of service.',
  },
  {
    question: 'Is there anything else to pay?',
    answer:
      'Not to us. There is no subscription, and nobody rings you to sell you something. You print the will yourself. After your death your executors usually pay a court fee for probate, whoever wrote the will.',
  },
  {
    question: 'Why is it so much less than a solicitor?',
    answer:
      'Because it is less. A solicitor advises you on your own situation and answers for that advice. We ask the same questions of everybody, draft from the same wording, and read what comes out. If your wishes are simple, that is enough.',
  },
  {
    question: 'I have a discount code. Where does it go?',
    answer: 'Into the box on the payment page, before you pay. The new price is shown at once.',
  },
];
