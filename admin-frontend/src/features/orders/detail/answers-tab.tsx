import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyNotice } from '../../../shared/ui/notice.tsx';
import { type Answer, answerGroups, type Shown } from './answers.ts';
import { Fact, Facts } from './facts.tsx';
import type { TabProps } from './order-tabs.tsx';

/** Everything the customer answered, in the order of the questions. */
export function AnswersTab({ detail: { willAnswers } }: TabProps) {
  const groups = answerGroups(willAnswers.jsonAnswers);
  if (groups.length === 0) return <EmptyNotice title="No answers yet">The customer has not answered any question.</EmptyNotice>;
  return groups.map(({ question, answers }) => (
    <Box component="section" key={question} sx={{ mb: 4, '&:last-child': { mb: 0 } }}>
      <Typography variant="h3" sx={{ mb: 1.25, pb: 0.75, borderBottom: 1, borderColor: 'divider' }}>
        {question}
      </Typography>
      <Answers answers={answers} />
    </Box>
  ));
}

function Answers({ answers }: { readonly answers: readonly Answer[] }) {
  return (
    <Facts>
      {answers.map(({ label, value }) => (
        <Fact key={label} name={label}>
          <Value value={value} />
        </Fact>
      ))}
    </Facts>
  );
}

function Value({ value }: { readonly value: Shown }) {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'parts')
    return (
      <Box sx={NESTED}>
        <Answers answers={value.parts} />
      </Box>
    );
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.5 }}>
      {value.items.map((item, index) => (
        <li key={index}>
          <Value value={item} />
        </li>
      ))}
    </Box>
  );
}

const NESTED = {
  borderLeft: { xs: '2px solid', sm: 0 },
  borderLeftColor: { xs: 'divider' },
  pl: { xs: 1.5, sm: 0 },
  mt: { xs: 0.5, sm: 0 },
} as const;
