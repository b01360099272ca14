import { dateInWords } from '@willow/contracts/dates';
import { DRAFTED } from '../../shared/drafted-will/drafted.ts';
import { EXAMPLES_DRAFTED_ON } from '@willow/contracts/example-wills/example-will';
import { EXAMPLE_WILLS, type ExampleId } from '@willow/contracts/example-wills/example-wills';
import { Outcomes } from '../../shared/drafted-will/outcomes.tsx';
import { Wording } from '../../shared/drafted-will/wording.tsx';
import styles from './drafted-view.module.css';

/** What the drafting library wrote for the people of an example, and what it does: nothing here is written by hand. */
export function DraftedView({ example }: { readonly example: ExampleId }) {
  const { clauses, asks, title } = DRAFTED[example];
  const { fullName } = EXAMPLE_WILLS[example].testator;
  return (
    <div className={styles.drafted}>
      <h3>What the will does</h3>
      {clauses.map(({ id, number, heading, explanation, wording }) => (
        <details key={id} className={styles.clause}>
          <summary>
            <strong>{heading}.</strong> {explanation.join(' ')} <span>Read clause {number}</span>
          </summary>
          <Wording parts={wording ?? []} />
        </details>
      ))}
      <h3>Who gets what</h3>
      <Outcomes example={example} />
      {asks.length > 0 && (
        <>
          <h3>What we would ask {fullName} before payment</h3>
          <ul>
            {asks.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.small}>
        {fullName} is made up. {title}: drafted on {dateInWords(EXAMPLES_DRAFTED_ON)} by the same software that drafts our customers' wills,
        and not a will to copy.
      </p>
    </div>
  );
}
