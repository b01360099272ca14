import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '../../shared/theme/tokens.ts';
import type { Analytics } from '@willow/contracts/operator/analytics.contract';
import { shareOf, stageInWords } from './analytics-words.ts';

/** A list with a bar behind each line: it reads as text, on paper and without colours as well. */
export function Funnel({ funnel }: Pick<Analytics, 'funnel'>) {
  const started = funnel[0]?.customers ?? 0;
  if (started === 0) return <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>No one signed up in this period.</Typography>;
  return (
    <Box component="ol" aria-label="How far customers came" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: '3px' }}>
      {funnel.map(({ stage, customers }) => (
        <Box component="li" key={stage} sx={LINE}>
          <Box aria-hidden sx={{ ...BAR, width: `${(customers / started) * 100}%` }} />
          <Box sx={{ position: 'relative', flex: 1, minWidth: 0 }}>{stageInWords(stage)}</Box>
          <Box sx={{ position: 'relative', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {customers}
            <Box component="span" sx={{ display: 'inline-block', width: '3.25rem', textAlign: 'right', color: 'text.secondary' }}>
              {shareOf(customers, started)}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LINE = { position: 'relative', display: 'flex', alignItems: 'baseline', gap: 2, px: 1.25, py: 0.75, fontSize: '0.9375rem' } as const;
const BAR = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  minWidth: '2px',
  background: tokens.colour.leafPale,
  borderRadius: '0 10px 0 0',
} as const;
