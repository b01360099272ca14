import { BRAND } from '@willow/contracts/brand/brand';
import { COMPANY } from '@willow/contracts/brand/company';
import { CLAIMS } from '../../shared/claims.ts';
import { seo } from '../../shared/seo.ts';
import { LegalPage, type Section } from './legal-page.tsx';

export const meta = () =>
  seo({
    path: '/accessibility',
    title: 'Accessibility',
    description:
      'How this website and our documents work with a keyboard, large text and a screen reader, what does not work yet, and how we help.',
  });

const SECTIONS: readonly Section[] = [
  {
    heading: 'What you should be able to do',
    points: [
      'Do everything with a keyboard, and see where you are.',
      'Make text twice as large, or zoom to 400%, without losing anything or scrolling sideways.',
      'Listen to every page, question and error with a screen reader.',
      'Use light or dark colours, as your device is set, with text that stands out from both.',
      'Stop at any question and carry on later, on another device too. No question has a time limit.',
      'Read this website, apart from the questions, the checkout and your dashboard, without JavaScript.',
    ],
  },
  {
    heading: 'How far we are',
    paragraphs: [
      'We build to the Web Content Accessibility Guidelines 2.2, level AA. Before each release, programs check every public page and the screens of a customer for faults that a program can find, and walk from sign-up to payment by keyboard alone.',
      'That does not find everything. Nobody outside our team has examined this website yet, so we do not claim that it meets the guidelines in full.',
    ],
  },
  {
    heading: 'What does not work as it should',
    points: [
      'The card form belongs to our card provider. We can neither test nor change all of it.',
      'Your will and the sheets that come with it are PDF documents, tagged for screen readers. The law wants the will itself printed and signed by hand.',
      'The picture of your family on the dashboard is a drawing. The same is told as a table below it.',
      'How Willow works, what it costs and how to sign are there in Easy Read (/easy-read) and in large print (/large-print). Nothing else is yet, and nothing is in Welsh.',
    ],
  },
  {
    heading: 'If something gets in your way',
    paragraphs: [
      `Write to ${BRAND.supportEmail} or telephone ${COMPANY.telephone}, and say what you want to do. We reply ${CLAIMS.supportReply}, ${CLAIMS.supportReplyDays}. We can send what is on a page in large print, read a question to you on the telephone, or write down your answers for you to check.`,
      'Somebody who cannot see or write can make a will in England and Wales, but it is signed in another way. Tell us before you pay: a solicitor can see to it that it is done right.',
      'If you are not happy with our answer, our terms of service say how we deal with complaints. The Equality Advisory and Support Service (equalityadvisoryservice.com) advises you on your rights under the Equality Act 2010.',
    ],
  },
];

export default function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility"
      updated="2026-11-29"
      lead="A will is for everybody, so this website should be, too."
      sections={SECTIONS}
    />
  );
}
