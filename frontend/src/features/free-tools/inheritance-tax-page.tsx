import { number, pounds, poundsIn, sum } from '../../shared/law.ts';
import page from '../../shared/public-page/page.module.css';
import { guidePath } from '../../shared/guides.ts';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { Calculator, RulesBehind, Sums } from './calculator.tsx';
import { ChoiceField, MoneyField } from './fields.tsx';
import result from './result.module.css';
import { toolData } from './structured-data.ts';

const PATH = '/inheritance-tax-calculator';
const TITLE = 'Inheritance tax calculator';
const DESCRIPTION =
  'How much inheritance tax your estate may owe, worked out as you type: both bands, the taper above £2 million, what goes to a spouse or to charity, and recent gifts.';

export const meta = () => seo({ path: PATH, title: TITLE, description: DESCRIPTION, jsonLd: [toolData(PATH, TITLE, DESCRIPTION)] });

const [BAND, HOME_BAND, TAPER] = [sum('inheritanceTaxNilRateBand'), sum('residenceNilRateBand'), sum('residenceBandTaper')];
/** The estate at which the home bands of so many people are gone. */
const goneFor = (people: number): string => pounds(poundsIn('residenceBandTaper') + 2 * people * poundsIn('residenceNilRateBand'));
const [RATE, LOWER_RATE] = [`${number('inheritanceTaxRate')}%`, `${number('inheritanceTaxCharityRate')}%`];

const FIELDS = (
  <>
    <MoneyField
      name="home"
      label="What is your home worth to you?"
      hint="Your share of it, less the mortgage. Leave it empty if you do not own one."
    />
    <MoneyField
      name="rest"
      label="What is everything else worth?"
      hint="Savings, investments, belongings and other property, less debts and the funeral. Count your share of joint accounts."
    />
    <MoneyField
      name="toSpouse"
      label="How much of that goes to your husband, wife or civil partner?"
      hint="By your will, or because you own it together. A partner you are not married to does not count here."
    />
    <MoneyField name="toCharity" label="How much goes to charity?" hint="To UK charities, by your will." />
    <MoneyField
      name="gifts"
      label={`What have you given away in the last ${number('giftYears')} years?`}
      hint={`Large gifts to people. Leave out ${sum('annualGiftExemption')} a year, small presents and regular gifts out of income.`}
    />
    <ChoiceField
      name="homeToDescendants"
      question="Do your children or grandchildren get the home?"
      hint="Stepchildren, adopted and foster children count, and so do the husbands and wives of your children."
      chosen="no"
    />
    <ChoiceField
      name="isWidowed"
      question="Has a husband, wife or civil partner of yours died, and left you everything?"
      hint={`Then usually none of their two bands was used, unless they made large gifts in their last seven years or left more than ${TAPER}. Your executors can claim them.`}
      chosen="no"
    />
  </>
);

export default function InheritanceTaxPage() {
  return (
    <PublicPage header="tools">
      <div className={page.tool}>
        <h1>{TITLE}</h1>
        <p className={page.lead}>
          Most families pay none. Type in round figures and see at once. Nothing you type leaves your browser, and you need not tell us who
          you are.
        </p>
        <Calculator name="inheritance-tax" asks="What you would leave" answers="Inheritance tax" fields={FIELDS}>
          <output data-slot="summary" className={result.summary} />
          <Sums
            caption="How the tax is worked out"
            rows={[
              { slot: 'estate', words: 'What you leave' },
              { slot: 'exempt', words: 'Free: to your husband, wife or civil partner, and to charity' },
              { slot: 'nilRateBand', words: 'Free: the nil-rate band that is left' },
              { slot: 'residenceBand', words: 'Free: the band for a home' },
              { slot: 'taxed', words: 'Taxed' },
              { slot: 'tax', words: 'Tax', isTotal: true },
              { slot: 'left', words: 'Left after tax' },
            ]}
          />
          <p data-slot="more" className={result.note} />
          <p>
            Read: <a href={guidePath('inheritance-tax-uk')}>Inheritance tax in plain words</a>
          </p>
        </Calculator>
        <RulesBehind
          rules={[
            `The first ${BAND} is free of tax: the nil-rate band. Gifts of the last seven years use it up first.`,
            `Up to ${HOME_BAND} more is free if children or grandchildren get the home, but no more than the home is worth. Above an estate of ${TAPER} this band falls by £1 for every £2, so at ${goneFor(1)} one person's band is gone, and at ${goneFor(2)} both bands of somebody widowed.`,
            'The estate of somebody widowed can have both bands twice, where the first to die used neither.',
            'What goes to a husband, wife, civil partner or UK charity is free.',
            `The rest is taxed at ${RATE}. It is ${LOWER_RATE} where at least a tenth of the "baseline" goes to charity: the estate less what goes to a husband, wife or civil partner and less the nil-rate band. The home band is not taken off it.`,
            'Bands and rates are frozen until 5 April 2031.',
          ]}
          leavesOut={[
            'Businesses and farms, which have reliefs of their own.',
            'Pensions. Most unused pots count for deaths on or after 6 April 2027: add them to everything else if you want to see what changes.',
            'Trusts that you made or benefit from, and gifts that you still use, such as a home you gave away and live in.',
            `Property owned as joint tenants with somebody you are not married to, and trusts: the test for ${LOWER_RATE} is made for each of these by itself (schedule 1A, paragraph 3).`,
            'Tax on the gifts themselves, where they are above the nil-rate band. Whoever got them pays that.',
            'A home you sold or moved out of since 8 July 2015: part of its band may be kept.',
            `A first death that used part of a band, for example by large gifts in the seven years before it, or left more than ${TAPER}.`,
            'A husband, wife or civil partner who is not a long-term UK resident, for whom there is a limit.',
          ]}
          figures={[
            'inheritanceTaxNilRateBand',
            'residenceNilRateBand',
            'residenceBandTaper',
            'inheritanceTaxRate',
            'inheritanceTaxCharityRate',
            'charityShareForLowerRate',
            'annualGiftExemption',
            'giftYears',
          ]}
        >
          <p>
            Look the figures of the day up at{' '}
            <a href="https://www.gov.uk/inheritance-tax" rel="noreferrer">
              GOV.UK: Inheritance Tax
            </a>
            . If you are near a band, see a solicitor or a tax adviser before you make your will: we do not plan for tax.
          </p>
        </RulesBehind>
      </div>
    </PublicPage>
  );
}
