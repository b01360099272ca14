import { article, drafted, heading, points, text, to } from '../article.ts';
import { source, sum } from '../law.ts';

export const over60 = article({
  id: 'will-over-60',
  title: 'A will in your sixties and after',
  description:
    'What to look at in a will after 60: grandchildren, executors of the right age, the home, an allowance from a husband or wife who has died, and powers of attorney.',
  category: 'legal',
  featured: false,
  summary:
    'A will from your thirties names guardians for children who now have children. It is time for one that fits: grandchildren, younger executors, and an allowance you may not know you have.',
  body: [
    text(
      'Most wills are out of date long before they are needed. People move, fall out, die and are born. Read yours with a pencil. If you strike out more than two lines, it is time for a new one.',
    ),
    heading('What usually needs changing'),
    points(
      'Executors who are your own age. They may not outlive you, or may not want to.',
      'Children who have married, divorced or died.',
      'Grandchildren who are not mentioned at all.',
      'Things you have already given away.',
    ),
    heading('If a son or daughter dies before you'),
    text(
      'The law helps a little: a gift to your child normally passes to their own children if your child dies first. But it helps only where the will says nothing else. Better to say it, in one sentence, for every child.',
    ),
    heading('Tax: the allowance of a husband or wife'),
    text(
      `Everybody can leave ${sum('inheritanceTaxNilRateBand')} free of inheritance tax. There is up to ${sum('residenceNilRateBand')} more for a home that goes to children or grandchildren. What a husband, wife or civil partner did not use can be added to yours. So many widows and widowers can leave twice as much. Your executors have to claim it: keep the will, the probate papers and a list of what was owned.`,
    ),
    drafted(
      'will-over-60',
      'Brian, Alison, Graham and the children Philip left',
      'Brian Holt is 67 and a widower. His son Philip has died and left two children. Brian leaves everything, about £360,000 with his house, to his children in equal shares. A share goes down to grandchildren where a son or daughter is no longer alive.',
    ),
    heading('Care, capacity and talk'),
    points(
      'Giving the house away to avoid care fees can be undone, and can leave you without a say. Read up before you sign anything.',
      'If your health is poor, ask your doctor to note that you understand what you are doing. It protects your will.',
      'Make a lasting power of attorney while you are well. Nobody can make it for you afterwards.',
      'Tell your family what is in the will, or at least where it is.',
    ),
  ],
  next: [
    'Read your old will with a pencil.',
    'Look for papers of a husband or wife who has died, and put them with your own.',
    'Ask younger people to be your executors.',
    to('/will-checklist', 'Print the checklist and go through it at the kitchen table.'),
  ],
  sources: [
    source('Wills Act 1837, section 33 (gifts to children who die first)'),
    source('Inheritance Tax Act 1984, sections 8A to 8M'),
    source('Mental Capacity Act 2005, sections 2, 3 and 9'),
  ],
  reviewed: '2026-11-29',
  related: ['inheritance-tax-uk', 'care-fee-protection', 'will-after-a-death'],
});
