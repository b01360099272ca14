import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { AnswersTab } from '../detail/answers-tab.tsx';
import { ApplicantTab } from '../detail/applicant-tab.tsx';
import type { TabProps } from '../detail/tab-props.ts';
import { goTo } from './places.ts';
import { APPLICANT } from './use-looking.ts';

/** Who the customer is and what they answered; what the clause that is looked at is made of is lit. */
export function AnswersBeside({ detail, steps }: TabProps & { readonly steps: readonly number[] }) {
  const applicant = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash === APPLICANT) goTo(applicant.current);
  }, [location]);
  return (
    <Box sx={{ ...NARROW, ...lit(steps) }}>
      <Typography variant="h2" component="h3" sx={{ mb: 1 }}>
        Answers
      </Typography>
      <Box ref={applicant} tabIndex={-1} sx={{ mb: 3 }}>
        <ApplicantTab detail={detail} />
      </Box>
      <AnswersTab detail={detail} />
    </Box>
  );
}

const { colour } = tokens;

const lit = (steps: readonly number[]) =>
  Object.fromEntries(
    steps.map((step) => [
      `& [data-place="${step}"]`,
      { background: colour.leafMist, boxShadow: `0 0 0 8px ${colour.leafMist}`, borderRadius: 1 },
    ]),
  );

/** Name above value: there is half a screen for both. */
const NARROW = {
  '& dl > div': { gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  '& dt': { fontSize: '0.9375rem' },
} as const;
