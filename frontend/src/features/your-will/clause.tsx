import type { ExplainedClause } from '@willow/contracts/will/explanation';
import { Link } from 'react-router';
import { Wording } from '../../shared/drafted-will/wording.tsx';
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
          <Wording parts={wording} />
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
