import { ExampleMark } from '../../shared/example/example.tsx';
import { Button } from '../../ui/button.tsx';
import { EstateField } from './fields.tsx';
import styles from './free-tools.module.css';
import { ProbateNextSteps } from './next-steps.tsx';
import { Disclaimer, GateNotice, ResultCard, ShareLink } from './result-parts.tsx';
import result from './result.module.css';
import { COURT_FEE, FEE_THRESHOLD, FEE_TODAY } from './rules-in-words.tsx';
import { TOOLS } from './tool.ts';

const FACTS = { required: 'Probate required', timeline: 'Timeline', complexity: 'Complexity' } as const;

const COSTS = { court: 'Court fee', solicitor: 'Solicitor fee', total: 'Total cost' } as const;

export function ProbatePanel() {
  return (
    <section id="probate" data-panel="probate" aria-labelledby="probate-title" className={`${styles.panel} ${styles.second}`}>
      <h2 id="probate-title">{TOOLS.probate}</h2>
      <p className={styles.lead}>What it may cost, and how long it may take, to have somebody's estate settled in England or Wales.</p>
      <GateNotice />
      <div className={styles.columns}>
        <form data-form="probate" noValidate className={styles.form}>
          <EstateField id="probate-estate" counts="Home, savings and belongings, less mortgage and debts." />
          <Button type="submit" disabled>
            Calculate
          </Button>
        </form>
        <ResultCard tool="probate" title="What probate may cost">
          <dl className={result.facts}>
            {Object.entries(FACTS).map(([slot, name]) => (
              <div key={slot}>
                <dt>{name}</dt>
                <dd data-slot={slot} />
              </div>
            ))}
          </dl>
          <p data-slot="note" className={result.note} hidden />
          <p data-size="grant" className={result.note} hidden>
            These totals keep to the court fee of July 2023. Since {FEE_TODAY.since} it is {FEE_TODAY.amount}: add {FEE_TODAY.more}. We read
            that on {FEE_TODAY.read}.
            <ExampleMark of="figures.probateCourtFeeAnnounced" />
          </p>
          <figure className={result.figure}>
            <svg
              data-picture
              role="img"
              aria-label="The costs as bars"
              viewBox="0 0 1000 60"
              preserveAspectRatio="none"
              className={result.bars}
            >
              {[0, 22, 44].map((y) => (
                <g key={y} data-bar>
                  <rect height="16" y={y} />
                  <rect height="16" y={y} />
                </g>
              ))}
            </svg>
            <figcaption>Lowest, average and highest total cost</figcaption>
          </figure>
          <table className={`${result.table} ${result.costs}`}>
            <caption className="visually-hidden">The costs</caption>
            <thead>
              <tr>
                <th scope="col">Cost</th>
                <th scope="col">Lowest</th>
                <th scope="col">Average</th>
                <th scope="col">Highest</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(COSTS).map(([cost, name]) => (
                <tr key={cost}>
                  <th scope="row">{name}</th>
                  {['Min', 'Mid', 'Max'].map((which) => (
                    <td key={which}>
                      <span data-slot={`${cost}${which}`}>-</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <ProbateNextSteps />
          <Disclaimer>
            The court fee is {COURT_FEE} for estates over {FEE_THRESHOLD}.
          </Disclaimer>
          <ShareLink />
        </ResultCard>
      </div>
    </section>
  );
}
