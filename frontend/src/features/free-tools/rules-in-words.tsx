import { dateInWords } from '@willow/contracts/dates';
import { FIGURES } from '@willow/contracts/law/figures';
import { PROBATE_BANDS, SOLICITOR_FEE_TENTHS } from '@willow/contracts/law/probate';
import { shortPounds } from '@willow/contracts/short-pounds';
import { ExampleMark } from '../../shared/example/example.tsx';
import { RULES_DATE } from './result-parts.tsx';
import styles from './rules.module.css';

const NET_SUM = shortPounds(FIGURES.intestacyNetSum.value);
export const COURT_FEE = shortPounds(FIGURES.probateCourtFee.value);
const { probateCourtFee, probateCourtFeeAnnounced } = FIGURES;
/** Beside the fee that the calculator keeps to. Changed, sourced and confirmed in one place: `FIGURES`, and `launch confirm`. */
export const FEE_TODAY = {
  amount: shortPounds(probateCourtFeeAnnounced.value),
  more: shortPounds(probateCourtFeeAnnounced.value - probateCourtFee.value),
  since: '13 July 2026',
  read: dateInWords(probateCourtFeeAnnounced.asOf),
} as const;
export const FEE_THRESHOLD = shortPounds(FIGURES.probateFeeThreshold.value);

const INTESTACY = [
  [
    'Married, with children',
    `The spouse or civil partner takes the first ${NET_SUM} and half of the rest. The children share the other half.`,
    'HIGH',
  ],
  ['Married, no children', 'The spouse or civil partner takes everything.', 'MEDIUM'],
  ['Single, with children', 'The children share everything.', 'HIGH'],
  ['Single, no children, a parent living', 'The parents take everything.', 'MEDIUM'],
  ['Then brothers and sisters', 'They share everything.', 'MEDIUM'],
  ['None of these', 'The Crown takes everything.', 'CRITICAL'],
] as const;

const percent = (tenths: number): string => `${tenths / 10}%`;

const PROBATE = [
  `A court fee of ${COURT_FEE}, and only for an estate over ${FEE_THRESHOLD}. At or below that we say probate is not required, but a bank may still ask for it.`,
  `A solicitor's fee of ${percent(SOLICITOR_FEE_TENTHS.min)} to ${percent(SOLICITOR_FEE_TENTHS.max)} of the estate, ${percent(SOLICITOR_FEE_TENTHS.average)} in the middle. The total is both together.`,
  PROBATE_BANDS.map(
    ({ upTo, complexity, timeline }, index) =>
      `${Number.isFinite(upTo) ? `${index === 0 ? 'Up to' : 'up to'} ${shortPounds(upTo)}` : 'above that'}: ${complexity}, ${timeline}`,
  ).join('; ') + '.',
];

/** The rules that the calculators follow, readable without them, and what is known of the law since. */
export function RulesInWords() {
  return (
    <section id="rules" aria-labelledby="rules-title" className={styles.rules}>
      <h2 id="rules-title">The rules in words</h2>
      <p className={styles.date}>{RULES_DATE}</p>
      <div className={styles.columns}>
        <div>
          <h3>Who inherits without a will</h3>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">You leave behind</th>
                <th scope="col">Who inherits</th>
                <th scope="col">Urgency</th>
              </tr>
            </thead>
            <tbody>
              {INTESTACY.map(([who, rule, level]) => (
                <tr key={who}>
                  <th scope="row">{who}</th>
                  <td>{rule}</td>
                  <td>{level}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.note}>
            Other relatives are not covered by this estimate. In law half-brothers and half-sisters, grandparents, aunts, uncles and cousins
            come before the Crown. A partner you are not married to, stepchildren and friends inherit nothing by these rules.
          </p>
        </div>
        <div>
          <h3>What probate costs</h3>
          <ul>
            {PROBATE.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <h3>What has changed since July 2023</h3>
          <ul>
            <li>
              The {NET_SUM} holds for deaths on or after 26 July 2023. We last checked it on {dateInWords(FIGURES.intestacyNetSum.asOf)}.
            </li>
            <li>
              The court fee has gone up. It was {shortPounds(probateCourtFee.currentValue)} from May 2024, and is {FEE_TODAY.amount} since{' '}
              {FEE_TODAY.since}. The calculator keeps to {COURT_FEE} and says so. Read on {FEE_TODAY.read}. Source:{' '}
              {probateCourtFeeAnnounced.source}. Look up the fee of the day at{' '}
              <a href="https://www.gov.uk/applying-for-probate/fees" rel="noreferrer">
                GOV.UK
              </a>
              .
              <ExampleMark of="figures.probateCourtFeeAnnounced" />
            </li>
            <li>Solicitors set their own prices. The percentages are our estimate, not a tariff.</li>
          </ul>
        </div>
      </div>
    </section>
  );
}
