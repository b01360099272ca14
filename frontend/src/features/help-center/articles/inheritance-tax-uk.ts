import { article, type Block, example, heading, points, text, to } from '../article.ts';
import { number, pounds, poundsIn, source, sum } from '../law.ts';

const BAND = sum('inheritanceTaxNilRateBand');
const HOME_BAND = sum('residenceNilRateBand');
const TAPER = sum('residenceBandTaper');
const RATE = number('inheritanceTaxRate');
const BANDS = poundsIn('inheritanceTaxNilRateBand') + poundsIn('residenceNilRateBand');
const GONE = poundsIn('residenceBandTaper') + 2 * poundsIn('residenceNilRateBand');

const ESTATE = 580_000;
const HOME = 400_000;
const taxAbove = (free: number): string => pounds(((ESTATE - free) * RATE) / 100);

const FREE: Block = {
  kind: 'table',
  caption: 'What can pass free of tax',
  head: ['Who died', 'Free of tax, up to'],
  rows: [
    ['Anybody', BAND],
    ['Somebody who leaves a home to children or grandchildren', pounds(BANDS)],
    ['A widow or widower who leaves a home to children, if the first to die used none of either band', pounds(2 * BANDS)],
  ],
};

export const inheritanceTax = article({
  id: 'inheritance-tax-uk',
  title: 'Inheritance tax in plain words',
  description:
    'The nil rate band, the extra band for a home, what goes tax-free to a husband, wife or charity, gifts, pensions from April 2027, and a worked example.',
  category: 'tax',
  featured: false,
  summary: `Most families pay no inheritance tax. The first ${BAND} is free of tax, and often more. Above that the rate is usually ${RATE}%. What you leave to a husband, wife, civil partner or charity is normally free.`,
  body: [
    text(
      'Inheritance tax is a tax on what somebody leaves when they die, and on some gifts before that. It is paid out of the estate before it is shared out. People who inherit usually do not pay it from their own pocket. The rules below are those for deaths in the tax year to 5 April 2027.',
    ),
    heading('The two tax-free bands'),
    points(
      `The nil rate band is ${BAND}. Everybody has it.`,
      `The residence nil rate band is up to ${HOME_BAND} more. You have it if you leave a home you lived in to your children or grandchildren. Stepchildren, adopted children and foster children count, and so do the husbands and wives of your children. It is never more than what they get of the home is worth, after any mortgage. If you sold a home or moved to a smaller one on or after 8 July 2015, some of the band may be kept.`,
    ),
    text(
      'Brothers, sisters, nephews, nieces and friends do not bring the second band. The government has said that both bands will stay the same until 5 April 2031.',
    ),
    text(
      `The second band shrinks for large estates. Above ${TAPER}, it falls by £1 for every £2. At ${pounds(GONE)} one person's band is gone.`,
    ),
    heading('Husbands, wives and civil partners'),
    text(
      'What you leave to each other is normally free, without a limit. There is a limit if the one who inherits is not a long-term UK resident and the one who died was. Any unused part of a band is not lost. The estate of the second to die can claim it, even if the first died long ago.',
    ),
    FREE,
    text(
      'Couples who are neither married nor civil partners have none of this. There is no exemption for a partner, and no band to pass on.',
    ),
    heading('What else is free'),
    points(
      'Gifts to UK charities, in life or by will.',
      `If at least ${number('charityShareForLowerRate')}% of the "baseline" goes to charity, what would be taxed at ${RATE}% is taxed at ${number('inheritanceTaxCharityRate')}%. Roughly, the baseline is the estate after debts, after what goes to a husband, wife or civil partner, and after the nil rate band, with the gift to charity counted in. The residence band is not taken off it.`,
      `Some businesses and farms. Since 6 April 2026 full relief stops at ${sum('businessReliefAtFullRate')}, and half of the value above that is free. Ask an adviser.`,
    ),
    heading('Gifts while you are alive'),
    text(
      `If you give something to a person outright and live for another ${number('giftYears')} years, it is free. If you die sooner, it uses up your nil rate band first. Only what is above the band can be taxed, and the tax on it may be lower after three years. Gifts of ${sum('annualGiftExemption')} in all in a tax year are free at once, and so are some others. Keep a list, because your executors will be asked.`,
    ),
    text(
      'A gift that you go on using is not really a gift. If you give away your home and stay in it without paying a proper rent, it usually counts as if it were still yours.',
    ),
    heading('Pensions'),
    text(
      'Until 5 April 2027 most unused pension pots are outside inheritance tax. For deaths on or after 6 April 2027, the Finance Act 2026 counts most of them. What goes to a husband, wife, civil partner or charity stays free. If you have a large pot, take advice.',
    ),
    heading('When it is paid'),
    text(
      `The tax is due ${number('taxPaymentMonths')} months after the end of the month of the death. Then interest starts. Some must be paid before probate is granted. Tax on a home can be spread over ${number('taxInstalmentYears')} years, with interest. The account to HMRC is due within ${number('taxAccountMonths')} months.`,
    ),
    example(
      "Alan's daughter, or Alan's nephew",
      `Alan never married. He leaves a home worth ${pounds(HOME)} and savings of ${pounds(ESTATE - HOME)}: ${pounds(ESTATE)} in all, after debts. He made no large gifts.`,
      `If all of it goes to his daughter, both bands count: ${pounds(BANDS)} is free. The other ${pounds(ESTATE - BANDS)} is taxed at ${RATE}%. The tax is ${taxAbove(BANDS)}.`,
      `If all of it goes to his nephew, only the first band counts. ${pounds(ESTATE - poundsIn('inheritanceTaxNilRateBand'))} is taxed, and the tax is ${taxAbove(poundsIn('inheritanceTaxNilRateBand'))}.`,
      'The nephew should still inherit, if that is what Alan wants. But Alan should know the price.',
    ),
    heading('What a will can do about it'),
    text(
      'A will does not make tax go away. It does make sure that what you own goes to the people whose share is free, if you want that. It can leave something to charity. And it can leave a home in a way that uses the second band. For anything cleverer, ask a solicitor or a tax adviser. We do not give tax advice.',
    ),
  ],
  next: [
    to('/inheritance-tax-calculator', 'Add up what you own, take away what you owe, and see what the tax would be.'),
    'If you are widowed, look for the papers of your late husband, wife or civil partner. Your executors will need them to claim the bands.',
    'Write down gifts, with the date, the sum and the person.',
    `If you may be above the bands, or near ${TAPER}, see an adviser before you make your will.`,
  ],
  sources: [
    source('Inheritance Tax Act 1984, sections 3A, 7, 8A to 8M, 18, 19, 23, 226 and 227, and schedule 1A'),
    source('Finance Act 1986, section 102 (gifts you go on using)'),
    source('Finance Act 2026, section 66 (pensions)', '2026-11-23'),
    source('HMRC: Budget of November 2025 (bands frozen until 5 April 2031)'),
    source('GOV.UK: Inheritance Tax'),
  ],
  reviewed: '2026-11-25',
  related: ['will-need-married', 'executor-duties-uk', 'care-fee-protection'],
});
