import { article, drafted, heading, points, text } from '../article.ts';
import { number, source, sum } from '../law.ts';

export const newBaby = article({
  id: 'will-after-having-a-baby',
  title: 'You have had a baby',
  description:
    'What new parents in England and Wales should put in their wills: guardians, who looks after the money, at what age a child gets it, and children still to come.',
  category: 'family',
  featured: false,
  summary:
    'A will is where you say who should bring your child up if you cannot, and who looks after the money until they are grown up. It takes less time than one feed.',
  body: [
    text(
      'Nobody has a free evening with a newborn. So here is the short version: name a guardian, name executors, and say who inherits after the two of you. Everything else can wait until you sleep again.',
    ),
    heading('Who would look after your child'),
    points(
      'If the other parent has parental responsibility, they carry on. Your guardian steps in if neither of you is left.',
      'Both of you should name the same person. Two different names can mean two guardians, each of whom may act without the other.',
      'You can name a second person in case the first one cannot do it.',
    ),
    text(
      'Ask them first. Then write down the things only you know: the song, the blanket, the allergy. It is not binding, and it is what they will read.',
    ),
    heading('Who would look after the money'),
    text(
      `A child cannot own a house. What you leave is looked after by your executors until the child is ${number('adultAge')}, or older if you say so. They may spend it on the child along the way: school shoes, a piano, a deposit. Choosing 21 or 25 gives a young person time, but an older age can cost tax, so ask why before you choose it.`,
    ),
    heading('Without a will'),
    points(
      `A husband, wife or civil partner gets the first ${sum('intestacyNetSum')} and half of the rest. Your baby gets the other half, held in trust.`,
      'If you are not married, your partner gets nothing and your child gets it all at 18.',
      'Nobody has been named as guardian.',
    ),
    drafted(
      'will-after-having-a-baby',
      'Hannah, Owen and Isla',
      "Hannah and Owen Clarke are married. Isla was born in June 2026. Hannah's sister Beth would bring Isla up, or else Owen's brother Daniel. Everything goes to Owen, or to Isla when she is 21. What Hannah owns, less her part of the mortgage, is worth £380,000.",
    ),
    heading('And the next baby?'),
    text(
      'A birth does not cancel a will. In ours, "my children" includes children who are born later, wherever they share in what you leave. A guardian is named for any child under 18, so the next one is covered too. Read it again all the same.',
    ),
  ],
  next: [
    'Agree on a guardian, and ask them.',
    'Check who would be paid your pension and any life cover. Many forms still name your parents.',
    'Make two wills, one each, that say the same about your child.',
  ],
  sources: [
    source('Children Act 1989, sections 2 to 6'),
    source('Administration of Estates Act 1925, sections 46 and 47'),
    source('Trustee Act 1925, sections 31 and 32'),
  ],
  reviewed: '2026-11-29',
  related: ['guardians-children-will', 'mirror-wills-couples', 'executor-duties-uk'],
});
