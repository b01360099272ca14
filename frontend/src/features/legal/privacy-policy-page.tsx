import { BRAND } from '@willow/contracts/brand/brand';
import { COMPANY, PROCESSORS } from '@willow/contracts/brand/company';
import { ERASURE_WAIT_DAYS } from '@willow/contracts/account/privacy.contract';
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
      `${COMPANY.legalName}, ${COMPANY.registeredOffice}, is responsible for the information you give us. Our number in the register of the Information Commissioner is ${COMPANY.dataProtectionNumber}. Write to ${BRAND.supportEmail} about anything on this page.`,
      'We prepare draft wills for UK residents aged 25 or over. We are not a solicitor and give no legal advice.',
    ],
  },
  {
    heading: 'What we keep',
    points: [
      'Your account: name, date of birth, email address, postal address and, if you give it, your mobile number; and when you logged in and out.',
      'Your answers to the questionnaire, with those you changed later. They name other people: a partner, children, guardians, executors and those you leave something to.',
      'The drafts and wills we make from them, the notes of our reviewers, what we ask you about them, and what you answer or report.',
      'What you tell us about signing: the day, who saw you sign and where the will is kept.',
      'Your order: what was paid, when and with which discount code. Card details go to the card provider and never reach us.',
      'If you invite a friend, the name and email address you give us, for that one invitation. If a friend invited you, the invitation you came with; if a partner of ours sent you, the code in their link.',
      'What you write to us from our contact page, with the name and email address you give, and our answer. You need no account for that: write to us, and we delete it.',
      'A record of what happened to your account, your answers and your order, who in our team opened them, and which emails we sent you.',
      'For a short time, a coded count of attempts from your network or email address, to stop attacks.',
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
      'What we store is encrypted (256-bit) and stored in the UK only. Our reviewers see your answers while they check your draft.',
      'These companies work for us with some of it, under a contract that lets them use it for that and nothing else:',
    ],
    points: PROCESSORS.map(({ name, does, gets, where }) => `${name}: ${does}. Gets ${gets}. Where: ${where}.`),
    after: [
      'So card payments and emails can leave the United Kingdom. Where they go to the United States, they go to companies that are certified for the UK Extension to the EU-US Data Privacy Framework (the UK-US data bridge), or under the International Data Transfer Addendum of the Information Commissioner. The European Economic Area has the same protection as here, by law.',
      'We do not sell information and we do not use it for advertising.',
    ],
  },
  {
    heading: 'How long',
    paragraphs: [
      'We keep your account, your answers, your will and their record while you have an account, so that you can update your will and see what was done. A copy of your data that you ask for and do not fetch is deleted after a day.',
      `Ask for it in your dashboard, under Your data, and we erase your personal information. We wait ${ERASURE_WAIT_DAYS} days, so that you can still change your mind. A paid will is erased when two members of our team have checked that no claim needs it; where one does, we tell you why we keep it.`,
      'What remains is anonymous: what was paid and when, which the law has us keep for six years at least, and on which days each step was reached, which we count. Our backups hold what was erased, sealed, until their keys are replaced.',
    ],
  },
  {
    id: 'cookies',
    heading: 'Cookies and what your browser keeps',
    paragraphs: [
      'Four essential cookies do what you ask for: one keeps you logged in, for a day at most; one remembers for a day which browser asked for a link; one knows for 90 days a browser you logged in with, so that strangers who try your address do not lock you out; one, for five minutes, makes sure that you see what you just saved. If the link of a partner brought you here, a fifth keeps its code for 30 days. Analytics, marketing and whatever else is not essential wait for your choice in the cookie banner, which you can change at any time with "Cookie settings" at the foot of every page. We load no analytics or advertising scripts at present.',
      'Your browser also keeps a few notes for us: your choice about cookies, the email address you signed up with and when you were last logged in, the code of a partner or the invitation of a friend whose link you followed, a discount code you accepted, that you have seen our offer, and an email address you left in one of the free tools, which is not sent to us. Answers that you have typed and not saved yet stay in the one tab you typed them in, for a day at most, and go when you log out.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      `You have the right to ask for a copy of what we hold about you, to have it corrected or erased, to object to its use or limit it, and to take it elsewhere. The law sets limits to some of these; where we cannot do what you ask we say why. In your dashboard, under Your data, you download the copy and erase your account yourself. For everything else write to ${BRAND.supportEmail}; we answer within one month.`,
      // Data Protection Act 2018 s.164A, in force since 19 June 2026; read on 25 November 2026.
      `If you are not happy with how we handle your information, tell us at ${BRAND.supportEmail}: we confirm your complaint within 30 days, look into it and tell you what came of it. You can also complain to the data protection regulator at ico.org.uk: the Information Commissioner's Office, or the Information Commission once it has replaced it.`,
    ],
  },
];

export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      updated="2025-09-13"
      changes={[
        { on: '2026-11-25', what: 'The wording is clearer. Nothing else changed.' },
        {
          on: '2026-11-29',
          what: 'We name who works with your information for us and where, and say what leaves the United Kingdom. It left before, too: the policy said less than it should have.',
        },
      ]}
      lead="A will is about as personal as paper gets. This is how we look after what you tell us."
      sections={SECTIONS}
    />
  );
}
