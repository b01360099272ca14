import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import { EmptyNotice } from '../../../shared/ui/notice.tsx';
import { type Answer, answerGroups, type Shown } from './answers.ts';
import { useScrollToAnswer } from './use-scroll-to-answer.ts';
import { Fact, Facts } from '../../../shared/ui/facts.tsx';
import type { TabProps } from './tab-props.ts';

export function AnswersTab({ detail: { willAnswers } }: TabProps) {
  const groups = answerGroups(willAnswers.jsonAnswers);
  const list = useScrollToAnswer();
  if (groups.length === 0) return <EmptyNotice title="No answers yet">The customer has not answered any question.</EmptyNotice>;
  return (
    <Box ref={list} sx={SOUGHT}>
      {groups.map(({ step, question, answers }) => (
        <Box component="section" key={question} data-place={step} sx={{ mb: 4, '&:last-child': { mb: 0 } }}>
          <Typography variant="h3" sx={{ mb: 1.25, pb: 0.75, borderBottom: 1, borderColor: 'divider' }}>
            {question}
          </Typography>
          <Answers answers={answers} />
        </Box>
      ))}
    </Box>
  );
}

function Answers({ answers }: { readonly answers: readonly Answer[] }) {
  return (
    <Facts>
      {answers.map(({ label, place, value }) => (
        <Fact key={place} name={label} place={place}>
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
        <li key={index} data-place={`${value.place}.${index}`}>
          <Value value={item} />
        </li>
      ))}
    </Box>
  );
}

const SOUGHT = {
  '& [data-sought]': { background: tokens.colour.goldPale, outline: `4px solid ${tokens.colour.goldPale}`, borderRadius: 1 },
} as const;

const NESTED = {
  borderLeft: { xs: '2px solid', sm: 0 },
  borderLeftColor: { xs: 'divider' },
  pl: { xs: 1.5, sm: 0 },
  mt: { xs: 0.5, sm: 0 },
} as const;
