import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tokens } from '../../../shared/theme/tokens.ts';
import type { ReviewFlag } from '@willow/contracts/operator/review.contract';
import { draftSettled } from '../../../shared/drafts/drafts.slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store.ts';
import { reasonsOf } from './use-decide.ts';

type UnsavedReasonsProps = { readonly orderId: string; readonly flags: readonly ReviewFlag[] };

/** New answers may take a flag away while its decision is being written: what was written is not lost with it. */
export function UnsavedReasons({ orderId, flags }: UnsavedReasonsProps) {
  const texts = useAppSelector(({ drafts }) => drafts.texts);
  const dispatch = useAppDispatch();
  const start = reasonsOf(orderId);
  const left = Object.entries(texts).filter(([key]) => key.startsWith(start) && !flags.some((flag) => key === `${start}${flag.key}`));
  return left.map(([key, text]) => (
    <Box key={key} role="note" sx={LEFT}>
      You were writing about {key.slice(start.length).split(':')[0]}, which these answers do not raise any more:
      <Box component="blockquote" sx={{ m: 0, my: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      <Button size="small" variant="outlined" onClick={() => dispatch(draftSettled(key))}>
        Discard
      </Button>
    </Box>
  ));
}

const { colour } = tokens;
const LEFT = { p: 2, background: colour.card, border: `1px solid ${colour.line}`, borderRadius: 1 } as const;
