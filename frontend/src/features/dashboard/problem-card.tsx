import { SUPPORT } from '@willow/contracts/brand/support';
import { timeInWords } from '../../shared/time-in-words.ts';
import type { CustomerOrder, ReportedProblem } from '@willow/contracts/order/order.contract';
import { lazy, useState } from 'react';
import { LoadGuard } from '../../shared/load-guard.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './dashboard.module.css';

const ProblemDialog = lazy(() => import('./problem-dialog.tsx'));

/** For whoever finds a mistake in a will that is paid for: a person hears of it, and this page says so. */
export function ProblemCard({ order }: { readonly order: CustomerOrder }) {
  const [open, setOpen] = useState(false);
  // The order is not read any more once its receipt is hidden.
  const [sent, setSent] = useState<CustomerOrder>();
  const problems = sent && sent.problems.length > order.problems.length ? sent.problems : order.problems;
  return (
    <section className={styles.card} aria-labelledby="problem-title">
      <h2 id="problem-title">Is something wrong with your will?</h2>
      {problems.length > 0 ? (
        <ul className={styles.messages}>
          {problems.map((problem) => (
            <Line key={problem.id} problem={problem} />
          ))}
        </ul>
      ) : (
        <p>A name spelt wrong, something missing, or not what you meant: tell us before you sign it.</p>
      )}
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Something is wrong with my will
      </Button>
      {open && (
        <LoadGuard>
          <ProblemDialog onClose={() => setOpen(false)} onSent={setSent} />
        </LoadGuard>
      )}
    </section>
  );
}

const Line = ({ problem: { reportedAt, answered } }: { readonly problem: ReportedProblem }) => (
  <li>
    You wrote to us on {timeInWords(reportedAt)}.{' '}
    {answered
      ? `We answered on ${timeInWords(answered.at)}${answered.text ? ':' : ', by email or telephone.'}`
      : `A person on our team reads it and writes back ${SUPPORT.reply}.`}
    {answered?.text && <blockquote className={styles.quote}>{answered.text}</blockquote>}
  </li>
);
