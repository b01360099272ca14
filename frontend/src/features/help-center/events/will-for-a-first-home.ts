import { article, drafted, heading, points, text, to } from '../article.ts';
import { source, sum } from '../law.ts';

export const firstHome = article({
  id: 'will-for-a-first-home',
  title: 'Your first home, and who gets it',
  description:
    'A flat of your own is often the first thing worth leaving to somebody. What happens to the mortgage, who inherits without a will, and how to choose.',
  category: 'costs',
  featured: false,
  summary:
    'Buy a home by yourself and you suddenly own something that people could argue over. Without a will it goes to your nearest relatives by law. With one, you choose, and you say who pays the mortgage.',
  body: [
    text(
      'On paper a flat with a large mortgage may not feel like wealth. But the part you have paid off is yours to leave, and it grows. So does what a life policy or a death-in-service payment adds.',
    ),
    heading('Who inherits without a will'),
    points(
      'If you have no husband, wife, civil partner or children, your parents inherit.',
      'If no parent is alive, your brothers and sisters do.',
      'A partner you live with, a friend or a flatmate gets nothing.',
    ),
    heading('The mortgage goes with the home'),
    text(
      'The law treats a mortgage as part of the gift. Leave your flat to your sister, and she takes the flat and what is owed on it. If you would rather your other money paid it off, the will has to say so. Ours asks you.',
    ),
    points(
      'Check whether a life policy would pay the mortgage, and whom it pays.',
      'Your lender will want to know who pays next month. Your executors deal with that.',
      'If whoever inherits cannot take the mortgage on, the flat may have to be sold.',
    ),
    heading('Give the home, or share everything out?'),
    text(
      'You can give the home to one person and the rest to others. Then it matters what happens if you sell it. A will can say that a later home takes its place, or that the gift ends. Sharing everything out by parts is simpler: nobody has to guess which flat was meant.',
    ),
    drafted(
      'will-for-a-first-home',
      'Callum and the flat in Cardiff',
      'Callum Reid owns a flat by himself, with a mortgage. He leaves the flat to his sister Kirsty, with what is owed on it. The rest, about £18,000 of savings, goes to Kirsty and to his friend Jamie.',
    ),
    heading('Tax, in one paragraph'),
    text(
      `Most first homes are far below the ${sum('inheritanceTaxNilRateBand')} that everybody can leave free of inheritance tax. The extra allowance for a home only helps if it goes to children or grandchildren, not to a sister or a friend.`,
    ),
  ],
  next: [
    'Find out what your mortgage, your policies and your pension would pay, and to whom.',
    'Decide whether the home goes to one person or is shared with everything else.',
    'Tell whoever inherits it about the mortgage.',
    to('/free-tools#probate', 'See what probate might cost.'),
  ],
  sources: [
    source('Administration of Estates Act 1925, section 35 (charges on property) and section 46'),
    source('Inheritance Tax Act 1984, sections 7 and 8D to 8M'),
    source('GOV.UK: Inheritance Tax thresholds'),
  ],
  reviewed: '2026-11-29',
  related: ['unmarried-couple-buying-a-home', 'inheritance-tax-uk', 'probate-process-uk'],
});
