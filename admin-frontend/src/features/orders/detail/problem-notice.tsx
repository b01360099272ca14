import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AdminOrderDetail, CustomerProblem } from '@willow/contracts/operator/operator.contract';
import { tokens } from '../../../shared/theme/tokens.ts';
import { useRef } from 'react';
import { timeInWords } from '../../../shared/times.ts';
import { NOTICE, WRONG } from './notice.ts';
import { ProblemAnswerForm } from './problem-answer-form.tsx';
import { useAnswerProblem } from './use-answer-problem.ts';

/** What the customer says is wrong, until somebody has answered. It keeps the focus when a message leaves it. */
export function ProblemNotice({ detail: { order, user, problems } }: { readonly detail: AdminOrderDetail }) {
  const notice = useRef<HTMLElement>(null);
  const open = problems.filter(({ answered }) => !answered);
  if (open.length === 0) return null;
  return (
    <Box component="section" ref={notice} tabIndex={-1} aria-label="The customer wrote" sx={{ ...NOTICE, ...WRONG }}>
      {open.map((problem) => (
        <OpenProblem key={problem.id} orderId={order.id} user={user} problem={problem} onDone={() => notice.current?.focus()} />
      ))}
    </Box>
  );
}

type OpenProblemProps = Pick<AdminOrderDetail, 'user'> & {
  readonly orderId: string;
  readonly problem: CustomerProblem;
  readonly onDone: () => void;
};

function OpenProblem({ orderId, user, problem, onDone }: OpenProblemProps) {
  const answer = useAnswerProblem(orderId, problem.id, onDone);
  return (
    <Box sx={LINE}>
      <Message problem={problem} name={user.fullName} />
      {answer.writing ? (
        <ProblemAnswerForm name={user.fullName} email={user.email} answer={answer} />
      ) : (
        <>
          <Button size="small" variant="contained" onClick={answer.begin}>
            Answer
          </Button>
          <Button size="small" variant="outlined" disabled={answer.busy} onClick={answer.markAnswered}>
            Mark as answered
          </Button>
        </>
      )}
    </Box>
  );
}

/** Those that were answered, for whoever reads the order later. */
export function AnsweredProblems({ problems }: { readonly problems: readonly CustomerProblem[] }) {
  const answered = problems.filter((problem) => problem.answered);
  if (answered.length === 0) return null;
  return (
    <Box component="section" aria-label="Answered messages of the customer" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" component="h3">
        Messages of the customer
      </Typography>
      {answered.map((problem) => (
        <Box key={problem.id} sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {timeInWords(problem.at)}, answered by {problem.answered?.by.name}, {problem.answered && timeInWords(problem.answered.at)}
          </Typography>
          <Box sx={WORDS}>{problem.text ?? ERASED}</Box>
          {problem.answered?.text && <Box sx={{ ...WORDS, ...OURS }}>{problem.answered.text}</Box>}
        </Box>
      ))}
    </Box>
  );
}

function Message({ problem: { text, at }, name }: { readonly problem: CustomerProblem; readonly name: string }) {
  return (
    <Box sx={{ flex: '1 1 24rem', whiteSpace: 'pre-line' }}>
      <strong>
        {name} says that something is wrong ({timeInWords(at)}).
      </strong>{' '}
      {text ?? ERASED}
    </Box>
  );
}

const ERASED = 'This message was erased with the customer’s data.';

const WORDS = { whiteSpace: 'pre-line' } as const;
const OURS = { mt: 0.5, pl: 1.5, borderInlineStart: `3px solid ${tokens.colour.leaf}` } as const;

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flex: '1 1 100%' } as const;
