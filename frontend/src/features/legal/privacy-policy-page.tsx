import { BRAND } from '@willow/contracts/brand/brand';
import { seo } from '../../shared/seo.ts';
import { LegalPage, type Section } from './legal-page.tsx';

export const meta = () =>
  seo({
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: 'What we know about you, why we need it, where it is kept, how long, and how you see it, correct it or have it erased.',
  });

const SECTIONS: readonly Section[] = [
  {
    heading: 'Who we are',
    paragraphs: [
      `${BRAND.legalName}, ${BRAND.registeredOffice}, is responsible for the information you give us. Write to ${BRAND.supportEmail} about anything on this page.`,
      'We prepare draft wills for UK residents aged 25 or over. We are not a solicitor and give no legal advice.',
    ],
  },
  {
    heading: 'What we keep',
    points: [
      'Your account: name, date of birth, email address, postal address and, if you give it, your mobile number.',
      'Your answers to the questionnaire. They name other people: a partner, children, guardians, executors and those you leave something to.',
      'Your order: what was paid, when and with which discount code. Card details go to the card provider and never reach us.',
      'If you invite a friend, the name and email address you give us, for that one invitation. If a friend invited you, the invitation you came with; if a partner of ours sent you, the code in their link.',
      'What you write to us from our contact page, with the name and email address you give, and our answer. You need no account for that: write to us, and we delete it.',
      'A record of what happened to your order and who in our team opened it.',
    ],
  },
  {
    heading: 'Why we keep it',
    points: [
      'To prepare, review and send your will, which is what you order from us (contract).',
      'To keep your account and our records safe and to answer your questions (legitimate interest).',
      'To keep the accounts the law asks for (legal obligation).',
    ],
  },
  {
    heading: 'Where it is kept, and who sees it',
    paragraphs: [
      'Your information is encrypted (256-bit) and stored in the UK only. Our reviewers see your answers while they check your draft. A card provider takes your payment and a mail provider delivers our emails; each sees only what it needs for that.',
      'We do not sell information and we do not use it for advertising.',
    ],
  },
  {
    heading: 'How long',
    paragraphs: [
      'We keep your answers while you have an account, so that you can update your will. Ask for it in your dashboard, under Your data, and we erase your personal information; records of payments stay for six years, without your name, because the law says so. A paid will is erased when two people of our team have checked that no claim needs it.',
    ],
  },
  {
    heading: 'Cookies and what your browser keeps',
    paragraphs: [
      'One essential cookie keeps you logged in. Everything else waits for your choice in the cookie banner, which you can change at any time with "Cookie settings" at the foot of every page. We load no analytics or advertising scripts at present.',
      'Your browser also keeps a few notes for us: your choice about cookies, the email address you signed up with, the code of a partner whose link you followed (for 30 days as a cookie), a discount code you accepted, and an email address you left in one of the free tools.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      `You can have a copy of everything we hold on you, have it corrected or erased, object to its use or take it elsewhere. In your dashboard, under Your data, you download the copy and erase your account yourself. For everything else write to ${BRAND.supportEmail}; we answer within one month.`,
      "If you are not happy with our answer you can complain to the Information Commissioner's Office.",
    ],
  },
];

export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      updated="2025-09-13"
      lead="A will is about as personal as paper gets. This is how we look after what you tell us."
      sections={SECTIONS}
    />
  );
}
