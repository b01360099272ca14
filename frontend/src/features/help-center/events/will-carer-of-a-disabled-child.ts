import { ADVISERS } from '@willow/contracts/suitability/advisers';
import { article, drafted, heading, points, text, to } from '../article.ts';
import { number, source } from '../law.ts';

export const disabledChild = article({
  id: 'will-carer-of-a-disabled-child',
  title: 'Caring for a disabled child',
  description:
    "Why money left outright to a disabled son or daughter can do harm, what a disabled person's trust is, and what to settle before you see a solicitor.",
  category: 'family',
  featured: false,
  summary:
    'Money left straight to a disabled child can end the support that they live on. The usual answer is a trust, and a trust needs a solicitor. This guide helps you to go there prepared.',
  body: [
    text(
      'Most parents want to treat their children alike. For a child who will always need support, an equal share paid out in cash can be the wrong kind of fair.',
    ),
    heading('What can go wrong with a plain gift'),
    points(
      'Benefits and social care that depend on savings may stop until the money is spent.',
      `At ${number('adultAge')} the money is theirs. If they cannot manage it, a court has to appoint a deputy, which takes time and costs money every year.`,
      'Somebody may talk them out of it.',
    ),
    heading('What a trust does'),
    text(
      "Trustees whom you choose hold the money and spend it for your child. It is not your child's own, so it does not count as savings in the same way. There is a special kind, the disabled person's trust, that is also treated gently for tax. It is for people who meet certain tests, such as getting a disability benefit.",
    ),
    text('We do not write these trusts. If you tell us that somebody who inherits is disabled, we stop and tell you so before you pay.'),
    heading('What to settle first'),
    points(
      'Trustees: two people at least, younger than you if you can, who know your child and can say no.',
      'A guardian for as long as your child is under 18, and somebody to speak up for them after that.',
      'Brothers and sisters: what is fair to them, and what may not be put on them.',
      'A letter of wishes: routines, people, what makes a good day. Trustees read it more often than the will.',
      'Grandparents: ask them not to leave money to your child outright, either.',
    ),
    drafted(
      'will-carer-of-a-disabled-child',
      'Fiona, Mark, Aoife and Liam',
      'Fiona Doyle answered our questions as if all were simple. Everything goes to Mark, or else half each to Aoife and to Liam, who is 15 and disabled. It is a valid will. Look at what it would do for Liam, and at what we would ask Fiona before she paid.',
    ),
    heading('Until the trust is ready'),
    text(
      'Having no will is worse: the law gives a disabled child their share outright, too. If you leave everything to the other parent first, you gain time. Ask a solicitor what should stand in the will in the meantime.',
    ),
  ],
  next: [
    'Make a list of trustees and guardians, and ask them.',
    'Write the letter of wishes now. It needs no lawyer.',
    to(ADVISERS.lawSociety.href, 'Find a solicitor who writes trusts for disabled people.'),
    to('/is-willow-right-for-me', 'See where an ordinary will ends.'),
  ],
  sources: [
    source('Inheritance Tax Act 1984, sections 89 to 89C'),
    source('Finance Act 2005, schedule 1A (meaning of disabled person)'),
    source('Mental Capacity Act 2005, section 16 (deputies)'),
    source('Children Act 1989, section 5'),
  ],
  reviewed: '2026-11-29',
  related: ['guardians-children-will', 'care-fee-protection', 'executor-duties-uk'],
});
