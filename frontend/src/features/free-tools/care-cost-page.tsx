import { guidePath } from '../../shared/guides.ts';
import { number, sum } from '../../shared/law.ts';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { Calculator, RulesBehind, Sums } from './calculator.tsx';
import { ChoiceField, MoneyField } from './fields.tsx';
import result from './result.module.css';
import { toolData } from './structured-data.ts';

const PATH = '/care-cost-calculator';
const TITLE = 'Care home cost calculator';
const DESCRIPTION =
  'Who pays for a care home in England or Wales, worked out as you type: from income, from savings, from the home, from the council, and for how long.';

export const meta = () => seo({ path: PATH, title: TITLE, description: DESCRIPTION, jsonLd: [toolData(PATH, TITLE, DESCRIPTION)] });

const [UPPER, LOWER, WALES] = [sum('careUpperLimitEngland'), sum('careLowerLimitEngland'), sum('careLimitWales')];
const WEEKS = `${number('careHomeDisregardWeeks')} weeks`;

const FIELDS = (
  <>
    <ChoiceField
      name="country"
      question="Where do they live?"
      hint="Before moving into the care home."
      options={{ England: 'England', Wales: 'Wales' }}
      chosen="England"
    />
    <MoneyField
      name="feeAWeek"
      label="What does the care home cost a week?"
      hint="Ask two or three near you: prices differ a great deal."
    />
    <MoneyField
      name="incomeAWeek"
      label="What is their income a week?"
      hint="State pension, other pensions and most benefits, after tax. Not what their savings earn."
    />
    <MoneyField name="savings" label="What are their savings?" hint="And investments. Half of what a couple has together." />
    <MoneyField
      name="home"
      label="What is their share of the home worth?"
      hint={`Less the mortgage. Leave it empty while one of these people lives there and already did before the move: a husband, wife or partner who is not estranged, their child under 18, or a relative who is disabled or ${number('careHomeRelativeAge')} or over. Leave it empty for a temporary stay too.`}
    />
  </>
);

export default function CareCostPage() {
  return (
    <PublicPage header="tools">
      <div className={page.tool}>
        <h1>{TITLE}</h1>
        <p className={page.lead}>
          What one person would pay from income, savings and the home, what the council would pay, and for how long. Nothing you type leaves
          your browser.
        </p>
        <Calculator name="care-costs" asks="The person who needs care" answers="Who pays" fields={FIELDS}>
          <output data-slot="summary" className={result.summary} />
          <Sums
            caption="Who pays the fee of one week"
            columns={[`First ${WEEKS}`, 'After that']}
            rows={[
              { slot: 'fromIncome', words: 'From income, a week' },
              { slot: 'fromCapital', words: 'From savings and home, a week' },
              { slot: 'fromCouncil', words: 'From the council, a week' },
              { slot: 'fee', words: 'The care home', isTotal: true },
            ]}
          />
          <p data-slot="more" className={result.note} />
          <p>
            Read: <a href={guidePath('care-fee-protection')}>Care fees: what a will can and cannot protect</a>
          </p>
        </Calculator>
        <RulesBehind
          rules={[
            `In England somebody with more than ${UPPER} pays in full. Between ${LOWER} and ${UPPER} they pay from income, and £1 a week for each ${sum('careTariffStep')}, or part of it, above ${LOWER}. Below that they pay from income only.`,
            `In Wales there is one limit for care homes, ${WALES}. Above it they pay in full, below it from income only.`,
            `The home counts when somebody moves into a care home for good, but not for the first ${WEEKS}, and not while certain people who lived there before still do.`,
            'Where the home is all that there is, the council can often pay for now and take the money from the home later: a deferred payment agreement.',
          ]}
          leavesOut={[
            'The NHS. If somebody needs care mainly because of their health, it may pay for all of it, whatever they own. Ask about that first.',
            'The small sum that everybody keeps for themselves each week. Where the council pays a part, it pays that much more than you see here.',
            'Half of a private pension that goes to a husband, wife or civil partner at home: that half is not counted.',
            'Care at home, where the value of the home is never counted and Wales has a highest charge.',
            'Nursing care that the NHS pays to the home, and allowances such as Attendance Allowance, which can change.',
            'What the council is willing to pay. It must offer a care home within that sum. If a dearer one is chosen, usually a relative pays the difference.',
            'Fees, pensions and prices of later years. They rise, and so do homes.',
            'Things given away to avoid fees. The council can count them as if they were still there.',
          ]}
          figures={[
            'careUpperLimitEngland',
            'careLowerLimitEngland',
            'careTariffStep',
            'careLimitWales',
            'careHomeDisregardWeeks',
            'careHomeRelativeAge',
          ]}
        >
          <p>
            Look this year's limits up before you decide anything: at{' '}
            <a href="https://www.gov.uk/government/collections/social-care-charging-for-local-authorities" rel="noreferrer">
              GOV.UK
            </a>{' '}
            for England, at{' '}
            <a href="https://www.gov.wales/charging-social-care" rel="noreferrer">
              GOV.WALES
            </a>{' '}
            for Wales. For advice on paying for care, ask a member of the Society of Later Life Advisers.
          </p>
        </RulesBehind>
      </div>
    </PublicPage>
  );
}
