import { BRAND } from '@willow/contracts/brand/brand';
import { CLAIMS } from '../../shared/claims.ts';
import { seo } from '../../shared/seo.ts';
import { LegalPage, type Section } from './legal-page.tsx';

export const meta = () =>
  seo({
    path: '/terms-of-service',
    title: 'Terms of Service',
    description: `What you get for ${CLAIMS.price}, who may use the service, when you get your money back and what we are liable for.`,
  });

const SECTIONS: readonly Section[] = [
  {
    heading: 'The service',
    paragraphs: [
      `${BRAND.legalName} ("we") prepares draft wills for England and Wales from the answers you give in an online questionnaire. Our team reviews the draft and sends it to you. You print it, sign it before two independent adult witnesses and they sign it too; only then is it a will.`,
      'We are not a solicitor and we give no legal advice. If your estate is complex we refer you to specialist advisers.',
    ],
  },
  {
    heading: 'Who may use it',
    paragraphs: [
      'UK residents aged 25 or over, for themselves. The law lets anyone aged 18 or over who has the capacity make a will; our service starts at 25. Each person needs an account and an order of their own.',
    ],
  },
  {
    heading: 'Price and payment',
    paragraphs: [
      `Each will costs ${CLAIMS.price}, paid once by card, less any discount code you enter. Wills for a couple cost ${CLAIMS.couplePrice} in total. When you have paid, your answers are locked.`,
      'Optional secure document storage with national will register protection is not part of the price, and we do not offer it yet.',
    ],
  },
  {
    heading: 'Refunds',
    paragraphs: [
      'The fee is non-refundable once the will is delivered. Before that you can ask for a full refund within 30 days.',
      // Consumer Rights Act 2015 ss.49 and 54 to 57, Consumer Contracts Regulations 2013 regs 29 and 36; read on 25 November 2026.
      'None of this takes away a right that the law gives you as a consumer: to have work done with reasonable care and skill, to have it done again or some of your money back where it was not, and to cancel something bought online within the time that the law sets.',
    ],
  },
  {
    heading: 'What comes with it',
    points: [
      'A professional review of your draft by our team.',
      'Free updates for life: change your will on your dashboard, or write to us, and we review it and send it again.',
      'A tree is planted for every will.',
      `A referral programme: ${CLAIMS.referralReward} for each friend who completes a will, available once your own will is complete.`,
    ],
  },
  {
    heading: 'What we ask of you',
    points: [
      'Answer truthfully and completely, and check your answers before you confirm them.',
      'Read the draft before you sign it, and tell us if something is not what you meant.',
      'Follow the signing instructions. A will that is not signed and witnessed as they say is not valid, and that is out of our hands.',
    ],
  },
  {
    heading: 'Liability',
    paragraphs: [
      `Our liability is capped at the ${CLAIMS.price} paid. Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not let us limit, and your rights as a consumer stay as they are.`,
    ],
  },
  {
    heading: 'Law',
    paragraphs: [`These terms are governed by the law of England and Wales. Questions about them: ${BRAND.supportEmail}.`],
  },
];

export default function TermsOfServicePage() {
  return (
    <LegalPage
      title="Terms of Service"
      updated="2025-09-17"
      reviewed="2026-11-25"
      lead="What we do, what it costs, and what each of us can expect from the other."
      sections={SECTIONS}
    />
  );
}
