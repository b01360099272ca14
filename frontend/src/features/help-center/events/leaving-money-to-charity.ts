import { article, drafted, heading, points, text, to } from '../article.ts';
import { number, pounds, poundsIn, source } from '../law.ts';

const TAXED = 200_000;
const TENTH = (TAXED * number('charityShareForLowerRate')) / 100;
const BEFORE = (TAXED * number('inheritanceTaxRate')) / 100;
const AFTER = ((TAXED - TENTH) * number('inheritanceTaxCharityRate')) / 100;

export const charity = article({
  id: 'leaving-money-to-charity',
  title: 'Leaving money to a charity',
  description:
    'How to leave a sum, a thing or a share to charity in an English will, what it saves in inheritance tax, and how the gift of a tenth works.',
  category: 'tax',
  featured: false,
  summary:
    'What goes to a charity is free of inheritance tax. If it is a tenth or more of what would be taxed, the rest is taxed at a lower rate, too. The will has to name the right charity in the right way.',
  body: [
    text(
      'A gift in a will costs you nothing while you live. For many charities such gifts are what keeps the lights on. You can look after your family first, and still leave something.',
    ),
    heading('Three ways to give'),
    points(
      'A sum, such as £1,000. It is simple, and prices eat it: in twenty years it buys a lot less.',
      'A thing: shares, a painting, a house.',
      'A share of what is left, such as a tenth. It keeps its worth, and nobody goes short if there is less than you thought.',
    ),
    heading('Name it exactly'),
    text(
      'There are dozens of charities with nearly the same name. Give the full name and the number from the charity register, which is on its website. Then say what should happen if it has closed or has merged. Ours passes the gift on to a charity with like aims, which your executors choose.',
    ),
    heading('What it saves in tax'),
    points(
      `Gifts to charity are free of inheritance tax. Everything above your allowances is otherwise taxed at ${number('inheritanceTaxRate')}%.`,
      `If at least a tenth of the taxed part goes to charity, the rate for the rest falls to ${number('inheritanceTaxCharityRate')}%.`,
      'The charity must be one that UK law accepts.',
    ),
    text(
      `Say ${pounds(TAXED)} would be taxed. Without a gift the tax is ${pounds(BEFORE)}, and your heirs keep ${pounds(TAXED - BEFORE)}. With a tenth to charity, the charity gets ${pounds(TENTH)} and the tax is ${pounds(AFTER)}. Your heirs keep ${pounds(TAXED - TENTH - AFTER)}. So a gift of ${pounds(TENTH)} costs them ${pounds(TAXED - BEFORE - (TAXED - TENTH - AFTER))}.`,
    ),
    drafted(
      'leaving-money-to-charity',
      'Alan and the hospice',
      `Alan Fox has no children. He owns about ${pounds(525_000)}, which is ${pounds(TAXED)} above the tax-free ${pounds(poundsIn('inheritanceTaxNilRateBand'))}. He leaves a tenth of what is taxed to the hospice that nursed his brother. His niece and his nephew share the rest.`,
    ),
    heading('Tell your family, and perhaps the charity'),
    text(
      'A surprise can hurt, and hurt people go to court. A sentence at dinner is enough. A charity will be glad to know as well, but you need not tell it, and you may change your mind.',
    ),
  ],
  next: [
    'Look the charity up in the register, and write down its number.',
    'Decide between a sum and a share.',
    'Tell the people who will inherit the rest.',
    to('https://register-of-charities.charitycommission.gov.uk/', 'Search the register of charities for England and Wales.'),
  ],
  sources: [
    source('Inheritance Tax Act 1984, section 23 and schedule 1A'),
    source('Finance Act 2010, schedule 6 (which charities count for tax)'),
    source('Charities Act 2011, sections 61 to 67 (gifts to charities that have closed)'),
  ],
  reviewed: '2026-11-29',
  related: ['inheritance-tax-uk', 'will-single-no-children', 'will-costs-uk'],
});
