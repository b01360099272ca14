import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tokens } from '../../shared/theme/tokens.ts';
import type { HistoryNames } from '@willow/contracts/operator/history.contract';
import { useEffect, useState } from 'react';
import { clockTime } from '../../shared/times.ts';
import { OpenDialog } from './open-dialog.tsx';

const { colour } = tokens;

type NoticeProps = { readonly orderId: string; readonly names: HistoryNames; readonly onSealed: () => void };

/** Whether names can be read here, and by what right. */
export function NamesNotice({ orderId, names: { state, until, customer }, onSealed }: NoticeProps) {
  const [asking, setAsking] = useState(false);
  useWhen(until, onSealed);
  return (
    <Box role="note" sx={NOTICE[state]}>
      {state === 'erased' && <Typography>This customer was erased. Personal details can no longer be read by anyone.</Typography>}
      {state === 'open' && (
        <Typography>
          The history of <strong>{customer}</strong>.
          {until !== null && ` Open to you until ${clockTime(new Date(until))}, then sealed again.`}
        </Typography>
      )}
      {state === 'sealed' && (
        <>
          <Typography sx={{ flex: '1 1 20rem' }}>
            Names, answers and reasons are sealed. Revealing them takes a reason, which is recorded.
          </Typography>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            Reveal personal details
          </Button>
        </>
      )}
      {asking && <OpenDialog orderId={orderId} onClose={() => setAsking(false)} />}
    </Box>
  );
}

/** Once that instant has come. */
function useWhen(instant: string | null, act: () => void) {
  useEffect(() => {
    if (instant === null) return undefined;
    const timer = setTimeout(act, Math.max(0, Date.parse(instant) - Date.now()) + 1000);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [instant]);
}

const BASE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: { xs: 2, md: 3 }, py: 1.5 } as const;
const NOTICE = {
  open: { ...BASE, background: colour.leafPale },
  sealed: { ...BASE, background: colour.goldPale },
  erased: { ...BASE, background: colour.paperDeep },
} as const;
