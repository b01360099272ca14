import { article, drafted, heading, points, text, to } from '../article.ts';
import { source } from '../law.ts';

export const singleNoChildren = article({
  id: 'will-single-no-children',
  title: 'Single, with no children',
  description:
    'Who inherits from a single person without a will in England and Wales, whom to choose as executor, and how to leave something to friends and godchildren.',
  category: 'legal',
  featured: false,
  summary:
    'The law knows relatives and nobody else. If the people who matter to you are friends, a godchild or a cause, only a will can tell anybody so.',
  body: [
    text(
      '"I have nobody to leave it to" usually means: nobody the law has heard of. Think of who has a key to your home, and who would be rung first. Those are the people a will is for.',
    ),
    heading('Who inherits without a will'),
    points(
      'Your parents, if either is alive.',
      'Or else your brothers and sisters, or their children.',
      'Then half-brothers and half-sisters, grandparents, uncles and aunts.',
      'If there is none of these, everything goes to the Crown.',
    ),
    text('That can mean a cousin you met once. Firms trace such heirs for a living, and take a part of what they find.'),
    heading('Choosing executors'),
    text(
      'An executor sorts out your affairs: bank, home, tax, post. It is a favour, and a big one. Choose one or two people who are good with paperwork, and ask them. They may inherit as well. If you have nobody, a professional can do it, for a fee that your estate pays.',
    ),
    heading('Shares or sums?'),
    points(
      'Shares keep up with what you own. Half is half, whatever happens to prices.',
      'Sums are easy to picture, but they are paid first. If there is less than you thought, whoever gets the rest may get nothing.',
      'Particular things, such as a ring or a guitar, go to people who would love them. Describe them so that a stranger could find them.',
      'For every share, say who comes next. Friends your own age may not outlive you.',
    ),
    drafted(
      'will-single-no-children',
      'Rebecca and the people in her phone',
      'Rebecca Stone is 42 and owns about £160,000. Half goes to her brother Matthew, or to his children. Her friend Carmen gets 30%, and her goddaughter Poppy 20%.',
    ),
    heading('Do not stop at the will'),
    text(
      'A will starts when you die. For the years before that, a lasting power of attorney says who may pay your bills and talk to your doctors. People who live alone need one more than anybody. And tell somebody where all of it is kept.',
    ),
  ],
  next: [
    'Write down the five people you would miss most. Start there.',
    'Ask somebody to be executor, and tell them where the will is.',
    to('/free-tools#intestacy', 'See who would inherit from you today.'),
  ],
  sources: [
    source('Administration of Estates Act 1925, section 46'),
    source('Mental Capacity Act 2005, sections 9 to 14 (lasting powers of attorney)'),
    source('GOV.UK: Intestacy, who inherits if someone dies without a will'),
  ],
  reviewed: '2026-11-29',
  related: ['intestacy-rules', 'executor-duties-uk', 'leaving-money-to-charity'],
});
