import { Button } from '../../ui/button.tsx';
import { ChoiceField, EstateField } from './fields.tsx';
import styles from './free-tools.module.css';
import { IntestacyNextSteps } from './next-steps.tsx';
import { Disclaimer, GateNotice, ResultCard, ShareLink } from './result-parts.tsx';
import result from './result.module.css';
import { TOOLS } from './tool.ts';

export function IntestacyPanel() {
  return (
    <section id="intestacy" data-panel="intestacy" aria-labelledby="intestacy-title" className={`${styles.panel} ${styles.first}`}>
      <h2 id="intestacy-title">{TOOLS.intestacy}</h2>
      <p className={styles.lead}>Who gets what you own if you die without a will in England or Wales.</p>
      <GateNotice />
      <div className={styles.columns}>
        <form data-form="intestacy" noValidate autoComplete="off" className={styles.form}>
          <EstateField
            id="intestacy-estate"
            counts="Home and savings, less mortgage and debts. If you are married, leave out your belongings, such as furniture, a car or jewellery: they go to your husband, wife or civil partner on top."
          />
          <ChoiceField
            name="status"
            question="Are you married or single?"
            hint="Married includes a civil partnership. Single includes divorced, widowed, and living with a partner."
            options={{ married: 'Married', single: 'Single' }}
          />
          <ChoiceField
            name="hasChildren"
            question="Do you have children?"
            hint="Of any age, by birth or adoption. Stepchildren do not count."
          />
          <div className={styles.field} data-question="children" hidden>
            <label htmlFor="intestacy-children">How many children?</label>
            <p id="intestacy-children-error" data-children-error className={styles.error} role="alert" hidden>
              Enter a whole number of children, 1 or more.
            </p>
            <input
              id="intestacy-children"
              name="children"
              type="number"
              inputMode="numeric"
              min="1"
              step="1"
              defaultValue="1"
              autoComplete="off"
              aria-describedby="intestacy-children-error"
              className={styles.short}
            />
          </div>
          <ChoiceField name="parents" question="Is a parent of yours living?" conditional />
          <ChoiceField name="siblings" question="Do you have brothers or sisters?" conditional />
          <Button type="submit" disabled>
            Calculate
          </Button>
        </form>
        <ResultCard tool="intestacy" title="Who would inherit">
          <p className={result.summary} data-slot="summary" />
          <svg
            data-picture
            role="img"
            aria-label="The shares as a bar"
            viewBox="0 0 1000 10"
            preserveAspectRatio="none"
            className={result.bar}
          >
            <rect height="10" />
            <rect height="10" />
          </svg>
          <table className={result.table}>
            <caption className="visually-hidden">Who gets how much</caption>
            <thead>
              <tr>
                <th scope="col">Who</th>
                <th scope="col">Amount</th>
                <th scope="col">Share</th>
              </tr>
            </thead>
            <tbody>
              {[0, 1].map((row) => (
                <tr key={row} data-row hidden={row === 1}>
                  <th scope="row">
                    <span data-slot="recipient">-</span> <small data-slot="breakdown" />
                  </th>
                  <td>
                    <span data-slot="amount">-</span>
                  </td>
                  <td>
                    <span data-slot="percentage">-</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p data-urgency className={result.urgency}>
            <strong data-slot="level" /> - <span data-slot="explanation" />
          </p>
          <IntestacyNextSteps />
          <Disclaimer>
            Personal chattels pass to the spouse separately: furniture, a car, jewellery and the like are not in these sums.
          </Disclaimer>
          <ShareLink />
        </ResultCard>
      </div>
    </section>
  );
}
