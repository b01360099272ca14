import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import type { OrderFlags } from '@willow/contracts/operator/review.contract';
import { Link, useLocation, useNavigate } from 'react-router';
import { askFor } from '../../../shared/keys/asked.ts';
import { useKeys } from '../../../shared/keys/use-keys.ts';
import { useKeysSetting } from '../../../shared/keys/use-keys-setting.ts';
import { PrintButton } from '../../../shared/ui/print-button.tsx';
import { ChangedNotice } from '../detail/changed-notice.tsx';
import { DraftNotice } from '../detail/draft-notice.tsx';
import { ErasureNotice, useErasureOf } from '../detail/erasure-notice.tsx';
import { BesideWillContext } from '../flags/beside-will.ts';
import { useOrderFlagsQuery } from '../flags/flags.api.ts';
import { DRAFTING, FollowOrder, SENDING } from '../follow-order.tsx';
import { useOrderPairQuery } from '../pair/pair.api.ts';
import { APPROVE } from '../reading-address.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { BesideWillPanel } from './beside-will-panel.tsx';
import { openPoints } from './open-points.ts';
import { ReadingBar } from './reading-bar.tsx';
import type { Reading } from './reading.api.ts';
import { useBarApproval } from './use-bar-approval.ts';
import { decideFlag } from './places.ts';
import { useLooking } from './use-looking.ts';
import { useTurning } from './use-turning.ts';
import { TurningLinks } from './turning-links.tsx';
import { WillColumn } from './will-column.tsx';

const NOT_READ: Pick<OrderFlags, 'flags' | 'warnings'> = { flags: [], warnings: [] };

type ReadingDeskProps = { readonly detail: AdminOrderDetail; readonly reading: Reading };

/** The will on one side; what it was made from and what is to be decided on the other. */
export function ReadingDesk({ detail, reading }: ReadingDeskProps) {
  const { order } = detail;
  const { data: review = NOT_READ } = useOrderFlagsQuery(order.id);
  const will = reading.isError ? null : (reading.data?.will ?? null);
  const sendings = reading.data?.sendings ?? [];
  const { here, look, nextFlag, beside, steps } = useLooking(will);
  const erasure = useErasureOf(detail);
  const { data: couple } = useOrderPairQuery(order.id, { skip: order.pair === null });
  const approve = useBarApproval(order, unreadWords(reading, will !== null), sendings);
  const asking = useAsking();
  const setting = useKeysSetting();
  const { keys, ...turning } = useTurning(order.id);
  useKeys(setting.on ? { ...keys, f: nextFlag, d: decideFlag, ...(approve.open && { a: asking.ask }) } : {});
  return (
    <BesideWillContext value={beside}>
      <Box data-print="stack" sx={DESK}>
        <Box sx={HEAD}>
          <ReadingBar
            order={order}
            whoGetsWhat={will?.whoGetsWhat ?? null}
            approve={approve}
            onApprove={asking.ask}
            turning={<TurningLinks {...turning} />}
          >
            <Button component={Link} to={{ pathname: `/orders/${order.id}/actions`, search: asking.search }}>
              Other Actions
            </Button>
            <PrintButton />
            <Button aria-keyshortcuts="?" onClick={() => askFor('keys')} sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
              Keys (?)
            </Button>
          </ReadingBar>
          <ChangedNotice orderId={order.id} />
          <DraftNotice detail={detail} />
          <ErasureNotice detail={detail} />
        </Box>
        <Box data-print="stack" sx={COLUMNS}>
          <Box component="section" aria-label="Draft" tabIndex={0} sx={COLUMN}>
            <WillColumn orderId={order.id} reading={reading} flags={review.flags} here={here} onLook={look} />
          </Box>
          <Box component="section" aria-label="Answers and decisions" tabIndex={0} sx={COLUMN}>
            <BesideWillPanel detail={detail} sendings={sendings} steps={steps} />
          </Box>
        </Box>
      </Box>
      {order.sending && <FollowOrder id={order.id} following={SENDING} />}
      {order.draft === 'making' && <FollowOrder id={order.id} following={DRAFTING} />}
      {asking.asks && approve.open && will && (
        <ApproveDialog
          order={order}
          will={will}
          sendings={sendings}
          open={openPoints(detail, review, erasure, couple?.pair)}
          onClose={asking.close}
        />
      )}
    </BesideWillContext>
  );
}

function unreadWords({ isError, data }: { readonly isError: boolean; readonly data?: unknown }, hasWill: boolean): string | null {
  if (hasWill) return null;
  if (isError) return 'You can only approve what you have read.';
  return data ? 'There is no will to send.' : 'The will is still loading.';
}

/** Whether the address asks to send the will, so that a link from elsewhere can. */
function useAsking() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const to = (next: string) => () => void navigate({ pathname, search, hash: next }, { replace: true });
  return { asks: hash === APPROVE, ask: to(APPROVE), close: to(''), search };
}

/** Each side scrolls by itself, so that what belongs together stays side by side; on a telephone one follows the other. */
const DESK = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  rowGap: { xs: 1.5, md: 0 },
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: { md: 'calc(100dvh - 48px)' },
  minHeight: { md: 520 },
  mt: { md: -1 },
  // The foot of a telephone's screen is the bar's; what the keyboard comes to shows above it.
  mb: { xs: -3, md: -1 },
  '& *': { scrollMarginBottom: { xs: '9rem', md: 0 } },
} as const;

/** What is said there stands at the edges of the columns. */
const HEAD = { display: { xs: 'contents', md: 'block' }, '& > [role="alert"], & > output': { mx: 0, mt: 0, mb: 1.5 } } as const;

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 11fr) minmax(0, 9fr)' },
  gap: 3,
  minHeight: 0,
} as const;

const COLUMN = {
  minWidth: 0,
  minHeight: 0,
  overflowY: { md: 'auto' },
  p: { md: 0.5 },
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;
