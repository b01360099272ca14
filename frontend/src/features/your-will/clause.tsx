import type { ClausePart, ExplainedClause } from '@willow/contracts/will/explanation';
import { Link } from 'react-router';
import styles from './explained.module.css';

type Props = { readonly clause: ExplainedClause; readonly explained: boolean };

export function Clause({ clause: { id, number, heading, explanation, step, wording }, explained }: Props) {
  return (
    <section id={`clause-${id}`} className={wording ? styles.clause : styles.meaning} aria-labelledby={`heading-${id}`}>
      <h2 id={`heading-${id}`}>
        <span>{number}</span> {heading}
      </h2>
      {wording && (
        <div className={styles.wording}>
          {wording.map((part) => (
            <Part key={part.number} part={part} />
          ))}
        </div>
      )}
      {explained && (
        <div role="note" className={styles.explanation} aria-label={`What clause ${number} does`}>
          <p>{explanation.join(' ')}</p>
          {step !== null && (
            <p>
              <Link to={`/wizard/${step}`}>
                Change this<span className="visually-hidden">: {heading}</span>
              </Link>
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function Part({ part: { number, text, items } }: { readonly part: ClausePart }) {
  return (
    <div className={styles.part}>
      <span className={styles.number}>{number}</span>
      <div>
        <p>{text}</p>
        {items.length > 0 && (
          <ul>
            {items.map(({ label, text: item }) => (
              <li key={label}>
                <span>{label}</span> {item}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
