import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AdminOrderDetail, CustomerProblem } from '@willow/contracts/operator/operator.contract';
import { useRef } from 'react';
import { timeInWords } from '../../../shared/times.ts';
import { NOTICE, WRONG } from './notice.ts';
import { useAnswerProblem } from './use-answer-problem.ts';

/** What the customer says is wrong, until somebody has answered. It keeps the focus when a message leaves it. */
export function ProblemNotice({ detail: { order, user, problems } }: { readonly detail: AdminOrderDetail }) {
  const notice = useRef<HTMLElement>(null);
  const { busy, markAnswered } = useAnswerProblem(order.id);
  const open = problems.filter(({ answered }) => !answered);
  if (open.length === 0) return null;
  const settle = (problemId: string) => {
    notice.current?.focus();
    markAnswered(problemId);
  };
  return (
    <Box component="section" ref={notice} tabIndex={-1} aria-label="The customer wrote" sx={{ ...NOTICE, ...WRONG }}>
      {open.map((problem) => (
        <Box key={problem.id} sx={LINE}>
          <Message problem={problem} name={user.fullName} />
          <Button size="small" variant="outlined" href={`mailto:${user.email}?subject=${encodeURIComponent('Your will')}`}>
            Write an email
          </Button>
          <Button size="small" variant="contained" disabled={busy} onClick={() => settle(problem.id)}>
            Mark as answered
          </Button>
        </Box>
      ))}
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
          <span>{problem.text ?? ERASED}</span>
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

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flex: '1 1 100%' } as const;
