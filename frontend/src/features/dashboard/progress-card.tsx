import type { User } from '@willow/contracts/account/account.contract';
import { WIZARD_STEPS } from '@willow/contracts/constants';
import { BRAND } from '@willow/contracts/brand/brand';
import type { WillRecord } from '@willow/contracts/will/will.contract';
import { lazy, useState } from 'react';
import { Link } from 'react-router';
import { LoadGuard } from '../../shared/load-guard.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { LockedNote } from './locked-note.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { timeInWords } from '../../shared/time-in-words.ts';
import { doneCount, STATUS_LABELS } from './will-progress.ts';
import styles from './dashboard.module.css';

const AnswersDialog = lazy(() => import('./answers-dialog.tsx'));

type Props = { readonly will: WillRecord; readonly user: User; readonly settled: boolean; readonly closed: boolean };

export function ProgressCard({ will, user, settled, closed }: Props) {
  const [summary, setSummary] = useState(false);
  const done = doneCount(will);
  const locked = will.locked || settled;
  const look = (usual: Look['look']): Look => (settled ? { look: 'secondary', size: 'small' } : { look: usual });
  return (
    <section className={settled ? styles.settled : styles.card} aria-labelledby="progress-title">
      <div className={styles.head}>
        <h2 id="progress-title">Will Progress</h2>
        <span className={styles.badges}>
          <span className={styles.badge} data-status={will.status}>
            {STATUS_LABELS[will.status]}
          </span>
          {will.updating && <span className={styles.badge}>Update</span>}
        </span>
      </div>
      <p id="completion" className={styles.completion}>
        Completion: {done} of {WIZARD_STEPS} questions
        <span>{done * (100 / WIZARD_STEPS)}%</span>
      </p>
      <progress className={styles.bar} aria-labelledby="completion" max={100} value={done * (100 / WIZARD_STEPS)} />
      {settled && <StatTiles done={done} small />}
      <div className={styles.buttons}>
        {/* Nothing can be answered any more: what can be done comes first. */}
        {settled && <ViewSummary size="small" onClick={() => setSummary(true)} />}
        <WizardLink label={done === 0 ? 'Start Will' : 'Continue Will'} to="/wizard" locked={locked} {...look('primary')} />
        {done > 0 && (
          <>
            {!settled && <ViewSummary onClick={() => setSummary(true)} />}
            <WizardLink
              label="Edit Answers"
              to={done === WIZARD_STEPS ? '/wizard/10' : '/wizard/1'}
              locked={locked}
              {...look('secondary')}
            />
          </>
        )}
      </div>
      {locked && <LockedNote sent={will.status === 'sent'} closed={closed} />}
      {will.laterChanges && <LaterChanges will={will} />}
      {summary && (
        <LoadGuard>
          <AnswersDialog answers={will.jsonAnswers} user={user} onClose={() => setSummary(false)} />
        </LoadGuard>
      )}
    </section>
  );
}

function LaterChanges({ will: { locked, submittedAt } }: { readonly will: WillRecord }) {
  const when = submittedAt ? ` on ${timeInWords(submittedAt)}` : '';
  return (
    <p className={styles.note}>
      {locked ? (
        <>
          This will is made from the answers you submitted{when}. You changed answers after that. Your changes are kept, but they are not in
          this will: to have them in it, write to <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a> and ask for your answers
          back.
        </>
      ) : (
        <>You have changed answers since you submitted them{when}. Submit them again to have the changes in your will.</>
      )}
    </p>
  );
}

type Look = { readonly look: 'primary' | 'secondary'; readonly size?: 'small' };
type LinkProps = Look & { readonly label: string; readonly to: string; readonly locked: boolean };

function WizardLink({ label, to, locked, ...look }: LinkProps) {
  return locked ? (
    <Button {...look} disabled>
      {label}
    </Button>
  ) : (
    <Link to={to} className={buttonClass(look)}>
      {label}
    </Link>
  );
}

const ViewSummary = (props: { readonly size?: 'small'; readonly onClick: () => void }) => (
  <Button look="secondary" {...props}>
    View Summary
  </Button>
);
