import type { StressCase } from '@willow/contracts/will/simulation';
import { Link } from 'react-router';
import { useStressReportQuery } from '../../shared/api/explanations.api.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Read } from '../../shared/will-check/reading.tsx';
import type { Trial } from './trial.ts';
import styles from './stress.module.css';

export function StressSection({ onShow }: { readonly onShow: (trial: Trial) => void }) {
  const report = useStressReportQuery();
  return (
    <section id="what-could-go-wrong" className={styles.section} aria-labelledby="stress-title">
      <h2 id="stress-title">What could go wrong</h2>
      <Read of={report} label="We are trying every combination...">
        {({ summary, cases, failing, step }) => (
          <>
            <p className={failing === 0 ? styles.good : styles.lead}>
              {failing === 0 && <Icon name="check" />}
              <span>{summary}</span>
            </p>
            <details className={styles.rules}>
              <summary>What are the intestacy rules?</summary>
              <p>
                Where a will does not say who gets something, the law does: a husband, wife or civil partner and children first, then other
                relatives in a fixed order. Friends, stepchildren and a partner you are not married to get nothing by them.
              </p>
            </details>
            {cases.length > 0 && (
              <ol className={styles.cases}>
                {cases.map((each, index) => (
                  <Case key={`${index} ${each.sentence}`} of={each} onShow={onShow} />
                ))}
              </ol>
            )}
            {failing > cases.length && <p>These are the worst of the {failing}. The others end in the same way.</p>}
            {failing > 0 && step !== null && (
              <p>
                <Link to={`/wizard/${step}`} className={buttonClass({ look: 'secondary' })}>
                  Change what happens then
                </Link>
              </p>
            )}
          </>
        )}
      </Read>
    </section>
  );
}

function Case({
  of: { sentence, likeliest, dead, noIssue },
  onShow,
}: {
  readonly of: StressCase;
  readonly onShow: (trial: Trial) => void;
}) {
  return (
    <li className={styles.case}>
      {likeliest && <p className={styles.likeliest}>The most likely case</p>}
      <p>{sentence}</p>
      <Button look="quiet" size="small" onClick={() => onShow({ dead: dead.toSorted(), noIssue: noIssue.toSorted() })}>
        Try it out<span className="visually-hidden">: {sentence}</span>
      </Button>
    </li>
  );
}
