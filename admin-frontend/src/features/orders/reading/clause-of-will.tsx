import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReadClause } from '@willow/contracts/operator/reading.contract';
import { Link, useLocation } from 'react-router';
import { FlagMarks, type Marked } from './flag-marks.tsx';
import { idOf, type Place } from './places.ts';

type ClauseOfWillProps = {
  readonly clause: ReadClause;
  readonly marked: readonly Marked[];
  readonly here: Place | null;
  readonly onLook: (place: Place) => void;
};

export function ClauseOfWill({ clause: { id, number, heading, steps, parts }, marked, here, onLook }: ClauseOfWillProps) {
  const whole: Place = { clause: id, part: null };
  const flagsAt = (part: string | null) => marked.filter(({ anchor }) => anchor.part === part).map(({ flag }) => flag);
  const placed = (part: string | null) => ({
    id: idOf({ clause: id, part }),
    tabIndex: -1,
    'data-here': here?.part === part ? true : undefined,
  });
  const look = () => {
    if (!here) onLook(whole);
  };
  return (
    <Box component="section" aria-label={`${number}. ${heading}`} {...placed(null)} onClick={look} onFocus={look} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 0.75 }}>
        <Typography variant="h3" sx={{ flex: '1 1 auto' }}>
          {number}. {heading}
        </Typography>
        {steps.map((step) => (
          <ToAnswers key={step} step={step} />
        ))}
      </Box>
      <FlagMarks flags={flagsAt(null)} />
      {parts.map((part) => (
        <Box key={part.number} sx={{ mb: 1 }}>
          <Box {...placed(part.number)}>
            {part.number} {part.text}
            <FlagMarks flags={flagsAt(part.number)} />
          </Box>
          {part.items.map(({ label, text }) => (
            <Box key={label} {...placed(`${part.number}${label}`)} sx={{ pl: 3 }}>
              {label} {text}
              <FlagMarks flags={flagsAt(`${part.number}${label}`)} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** To the answers that the clause is made of. */
function ToAnswers({ step }: { readonly step: number }) {
  const { pathname, search } = useLocation();
  return (
    <MuiLink component={Link} to={{ pathname, search, hash: `#${step}` }} replace variant="body2">
      Question {step}
    </MuiLink>
  );
}
