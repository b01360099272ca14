import { BRAND } from '@willow/contracts/brand/brand';
import { LOGIN_LINK_MINUTES } from '@willow/contracts/constants';
import { seo } from '../../shared/seo.ts';
import { LegalPage, type Section } from './legal-page.tsx';

export const meta = () =>
  seo({
    path: '/security',
    title: 'Security',
    description:
      'How your will is kept safe: sealed with a key of its own, stored in the UK only, no password to steal, and a record of who read it.',
  });

const SECTIONS: readonly Section[] = [
  {
    heading: 'Sealed from the first word',
    paragraphs: [
      'Your connection to us is encrypted. Before your answers and your will are stored, they are sealed once more, with 256-bit encryption (AES-256) and a key that belongs to your order alone. The keys are kept apart, so whoever copied our database could not read your will.',
      'Your information is stored in the UK only. Emails on their way to you, with the will that is attached to one of them, and card payments pass through companies that also work abroad: our privacy policy names them.',
    ],
  },
  {
    heading: 'No password to steal',
    paragraphs: [
      `You log in with a link or a code that we email to you. It works once, and for ${LOGIN_LINK_MINUTES} minutes. So nobody can guess your password, or try one that leaked somewhere else, because there is none. So protect your email account: a strong password and two-step verification.`,
    ],
  },
  {
    heading: 'Your card never reaches us',
    paragraphs: [
      "You pay on our card provider's own secure form. We learn whether the payment went through, and how much it was. We never see the number of your card.",
    ],
  },
  {
    heading: 'Who can read your will',
    points: [
      'You, when you are logged in.',
      'Members of our team who review it or check how we work. They log in with a password and a second step, and each time one of them reads a draft, that is recorded.',
      'Nobody else on our side. An email to you is carried by our mail provider, and by yours. We do not sell what you tell us, and there are no advertising scripts on this website.',
    ],
  },
  {
    heading: 'Nothing changes unnoticed',
    paragraphs: [
      'Everything that happens to an order is written down in a history that is only ever added to. Each entry is tied to the one before, and every minute the whole is signed, so that a change made behind our back would show.',
    ],
  },
  {
    heading: 'Gone when you say so',
    paragraphs: [
      'Ask for it in your dashboard, under Your data, and we erase your personal information by destroying the keys that open it. What remains is unreadable. There are seven days to change your mind. If you have paid for a will, two members of our team look first whether a claim still needs it.',
    ],
  },
  {
    heading: 'What you can do',
    points: [
      'Our emails never ask for your card number, and never for a password.',
      'Log out when you share a computer.',
      'Keep the signed will itself safe: the paper is your will, and a copy on a screen is not.',
    ],
  },
  {
    id: 'report',
    heading: 'Found a weakness?',
    paragraphs: [
      `No system is perfect, and we want to know. Write to ${BRAND.supportEmail} with "Security" in the subject. We answer within two working days, and we take no action against anyone who tests responsibly, does not read other people's data and gives us time to fix it.`,
      'We are not a solicitor and give no legal advice; this page describes our service and is no guarantee.',
    ],
  },
];

export default function SecurityPage() {
  return (
    <LegalPage
      title="Security"
      updated="2025-09-17"
      changes={[{ on: '2026-11-29', what: 'What leaves the United Kingdom on its way to you. Clearer wording.' }]}
      lead="A will names everybody you love and everything you own. Here is how we keep it private."
      sections={SECTIONS}
    />
  );
}
