import { BRAND } from '@willow/contracts/brand/brand';
import { seo } from '../../shared/seo.ts';
import { LegalPage, type Section } from './legal-page.tsx';

export const meta = () =>
  seo({
    path: '/reviews-policy',
    title: 'Reviews policy',
    description:
      'Where our reviews and figures come from, how we check them, what we never do, and how to tell us about one that looks wrong.',
  });

const SECTIONS: readonly Section[] = [
  {
    heading: 'What is an example, and how you can tell',
    paragraphs: [
      'Some reviews, ratings and figures on this website were written before we had customers, to show where real ones will be. Each of them has a mark beside it that starts with "Example". The people in them do not exist.',
      'The mark goes only when somebody who answers for this company has checked the real words or the real figure and put their name to that check. Until then search engines are told of no rating.',
    ],
  },
  {
    heading: 'Where real reviews will come from',
    paragraphs: [
      'From independent review sites, which ask for proof that somebody is a customer. We show their words as they were written, each with the date, the number of stars and a link to the original.',
    ],
    points: [
      'Everybody whose will we have sent is asked in the same way, or nobody is.',
      'We show bad reviews as well as good ones, newest first. We leave one out only if it is unlawful, names somebody who did not agree to it, or is not about us.',
      'We never write, buy, swap or change a review, and we give nothing for one: no money, no discount, no free will. The reward for inviting a friend does not depend on a review.',
      'Our team, their families and our partners do not review us.',
    ],
  },
  {
    heading: 'How figures are counted',
    paragraphs: [
      'A rating is the average of all reviews on the site that we name, on the day that we give. Families, trees and minutes are counted from our own records. We keep the count and the day, and show them to anyone who asks.',
    ],
  },
  {
    heading: 'If a review looks wrong',
    paragraphs: [
      `Write to ${BRAND.supportEmail} with "Review" in the subject, and say which one and why. We look into it within 5 working days and tell you what we found. A review that we cannot stand behind is taken down the same day, and a site that we took it from is told.`,
      'Fake reviews are against the law in the United Kingdom: Digital Markets, Competition and Consumers Act 2024, Schedule 20. You can also report one to Citizens Advice or the Competition and Markets Authority.',
    ],
  },
];

export default function ReviewsPolicyPage() {
  return (
    <LegalPage
      title="Reviews policy"
      updated="2026-11-29"
      lead="You should know whom you are reading before you trust them."
      sections={SECTIONS}
    />
  );
}
