import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tokens } from '../../../shared/theme/tokens.ts';
import type { FlagAnchor } from '@willow/contracts/operator/reading.contract';
import type { ReviewFlag } from '@willow/contracts/operator/review.contract';
import { GROUPS } from '../flags/flag-words.ts';
import { showFlag } from './places.ts';

const { colour } = tokens;

export type Marked = { readonly flag: ReviewFlag; readonly anchor: FlagAnchor };

/** The flags about a part of the will: each leads to what it says and to its decision. */
export function FlagMarks({ flags }: { readonly flags: readonly ReviewFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.5 }}>
      {flags.map((flag) => (
        <Button
          key={flag.key}
          size="small"
          variant="outlined"
          title={flag.message ?? ''}
          aria-label={`Flag ${flag.id}, ${stateOf(flag)}`}
          onClick={() => showFlag(flag.key)}
          sx={{ ...MARK, ...lookOf(flag) }}
        >
          {flag.id} · {stateOf(flag)}
        </Button>
      ))}
    </Box>
  );
}

const stateOf = ({ stops, severity, decision, proposal }: ReviewFlag): string => {
  if (stops && proposal) return 'to agree';
  if (stops) return severity === 'BLOCK' ? 'blocks' : 'to decide';
  return decision && decision.decision !== 'reopened' ? 'decided' : GROUPS[severity].word.toLowerCase();
};

const MARK = { minHeight: 28, py: 0, px: 1, fontSize: '0.8125rem' } as const;
const BLOCKS = { color: colour.error, borderColor: colour.error, background: colour.errorPale } as const;
const WAITS = { color: colour.amber, borderColor: colour.gold, background: colour.goldPale } as const;
const SETTLED = { color: colour.inkSoft, borderColor: colour.lineStrong } as const;

/** As its badge beside the will. */
const lookOf = ({ stops, severity }: ReviewFlag) => (stops ? (severity === 'BLOCK' ? BLOCKS : WAITS) : SETTLED);
