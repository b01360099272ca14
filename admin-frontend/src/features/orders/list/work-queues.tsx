import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import { OrderQueue } from '@willow/contracts/operator/order-queue';
import type { QueueCount } from '@willow/contracts/operator/order-list.contract';
import { getAdminOrder } from '@willow/contracts/operator/operator.contract';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ageInWords } from '../../../shared/age.ts';
import { useMay } from '../../../shared/session/may.ts';
import { readingAt } from '../reading-address.ts';
import { FINISHED, QUEUE_WORDS, TO_DO, WITH_OTHERS } from './queue-words.ts';
import type { QueueCounts } from './queues.api.ts';
import { useFreshQueues } from './use-fresh-queues.ts';
import type { useOrders } from './use-orders.ts';

const { colour } = tokens;

/** What there is to do with orders and what comes next, with counts that stay true by themselves. */
export function WorkQueues({ list }: { readonly list: ReturnType<typeof useOrders> }) {
  const { data: counts, fulfilledTimeStamp = 0, isError, refetch } = useFreshQueues();
  const [all, setAll] = useState(false);
  if (isError && !counts)
    return (
      <Typography variant="body2" component="output" sx={{ display: 'block', mb: 2 }}>
        The queues could not be counted. <Button onClick={() => void refetch()}>Count again</Button>
      </Typography>
    );
  const { queue } = list.view.filters;
  const chosen = [...TO_DO, ...WITH_OTHERS, ...FINISHED].find((each) => each === queue) ?? null;
  const isEmpty = (each: OrderQueue) => counts?.[each].count === 0 && each !== chosen;
  const empty = OrderQueue.options.filter(isEmpty).length;
  return (
    <Box component="section" aria-label="Work queues" sx={{ mb: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box component="nav" aria-label="Queues" sx={{ ...QUEUES, flexWrap: { xs: 'nowrap', sm: all ? 'wrap' : 'nowrap' } }}>
          <QueueLink queue={null} chosen={chosen} count={counts && sum(counts)} />
          {[TO_DO, WITH_OTHERS, FINISHED].map((group) => (
            <Box key={group[0]} component="ul" sx={GROUP}>
              {group
                .filter((each) => all || !isEmpty(each))
                .map((each) => (
                  <li key={each}>
                    <QueueLink queue={each} chosen={chosen} count={counts?.[each].count} />
                  </li>
                ))}
            </Box>
          ))}
        </Box>
        {empty > 0 && (
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)} sx={{ minHeight: 32, flex: 'none' }}>
            {`Empty queues (${empty})`}
          </Button>
        )}
      </Box>
      {counts && <NextStep chosen={chosen} counts={counts} now={fulfilledTimeStamp} list={list} />}
    </Box>
  );
}

const sum = (counts: QueueCounts): number => Object.values(counts).reduce((total, { count }) => total + count, 0);

type QueueLinkProps = { readonly queue: OrderQueue | null; readonly chosen: OrderQueue | null; readonly count: number | undefined };

function QueueLink({ queue, chosen, count }: QueueLinkProps) {
  const active = queue === chosen;
  const urgent = queue !== null && TO_DO.includes(queue) && (count ?? 0) > 0;
  return (
    <Box
      component={Link}
      to={queue ? `/orders?queue=${queue}` : '/orders'}
      aria-current={active ? 'page' : undefined}
      sx={{ ...CHIP, ...(count === 0 && { color: 'text.secondary' }), ...(active && CHOSEN) }}
    >
      {queue ? QUEUE_WORDS[queue].name : 'All orders'}{' '}
      <Box component="span" sx={{ ...COUNT, ...(urgent && !active && URGENT) }}>
        {count?.toLocaleString('en-GB') ?? '…'}
      </Box>
    </Box>
  );
}

type NextStepProps = {
  readonly chosen: OrderQueue | null;
  readonly counts: QueueCounts;
  readonly now: number;
  readonly list: ReturnType<typeof useOrders>;
};

/** In words: why the orders of this queue are in it, or which queue comes first. */
function NextStep({ chosen, counts, now, list }: NextStepProps) {
  const next = TO_DO.find((queue) => counts[queue].count > 0);
  if (chosen)
    return (
      <Line text={QUEUE_WORDS[chosen].why} wait={waitOf(counts[chosen], now, TO_DO.includes(chosen))}>
        <First list={list} />
        <Changed list={list} count={counts[chosen].count} />
      </Line>
    );
  if (!next)
    return (
      <Line text="Nothing needs the team.">
        <Changed list={list} count={sum(counts)} />
      </Line>
    );
  return (
    <Line
      text={`Next: ${QUEUE_WORDS[next].name} (${counts[next].count.toLocaleString('en-GB')}). ${QUEUE_WORDS[next].why}`}
      wait={waitOf(counts[next], now, true)}
    >
      <Button component={Link} to={`/orders?queue=${next}`} size="small" variant="contained">
        Start with these
      </Button>
      <Changed list={list} count={sum(counts)} />
    </Line>
  );
}

function waitOf({ count, late, oldest }: QueueCount, now: number, isOurs: boolean): string | undefined {
  if (oldest === null) return undefined;
  const wait = `The oldest has waited ${ageInWords(oldest, now)}.`;
  if (!isOurs || late === 0) return wait;
  const which = late < count ? `${late.toLocaleString('en-GB')} of them wait` : count === 1 ? 'It waits' : 'They all wait';
  return `${wait} ${late === 1 && count > 1 ? which.replace('wait', 'waits') : which} longer than the team’s target.`;
}

function Line({ text, wait, children }: { readonly text: string; readonly wait?: string | undefined; readonly children: ReactNode }) {
  return (
    <Box sx={LINE}>
      <Typography variant="body2">
        {text} {wait}
      </Typography>
      {children}
    </Box>
  );
}

function First({ list }: { readonly list: ReturnType<typeof useOrders> }) {
  const may = useMay();
  const { search } = useLocation();
  const [first] = list.page.rows;
  if (!first || !may(getAdminOrder)) return null;
  const to = first.draft === 'made' ? readingAt(first.id, search) : `/orders/${first.id}/applicant${search}`;
  return (
    <Button component={Link} to={to} size="small" variant="contained">
      Open the first
    </Button>
  );
}

/** Rows tell how their orders stand by now; that they come, go and change places is left to whoever points at one. */
function Changed({ list, count }: { readonly list: ReturnType<typeof useOrders>; readonly count: number }) {
  const { queue: _, ...filters } = list.view.filters;
  const isWhole = Object.keys(filters).length === 0 && list.query.data && !list.query.isFetching;
  const { total, more } = list.page;
  const isShort = isWhole && (more ? count <= total : count !== total);
  if (!list.isOld && !isShort) return null;
  return (
    <Button size="small" variant="outlined" onClick={list.refresh}>
      The list has changed: refresh
    </Button>
  );
}

/** One line, to push along where it is longer than the screen. Those where nothing waits are folded away. */
const QUEUES = {
  display: 'flex',
  overflowX: 'auto',
  flex: 1,
  minWidth: 0,
  p: 0.5,
  m: -0.5,
  mr: 0,
  gap: 0.75,
  scrollbarWidth: 'thin',
} as const;
const LINE = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  mt: 0.5,
  minHeight: 32,
  '& > .MuiButton-root': { minHeight: 30, py: 0.25, flex: 'none' },
} as const;
const GROUP = { display: 'contents', listStyle: 'none' } as const;
const CHIP = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
  px: 1.25,
  border: 1,
  borderColor: colour.line,
  borderRadius: tokens.radius.round,
  background: colour.card,
  color: colour.ink,
  fontSize: '0.875rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { background: colour.leafMist },
  '&:focus-visible': { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' },
} as const;
const CHOSEN = {
  background: colour.leafDark,
  borderColor: colour.leafDark,
  color: colour.card,
  '&:hover': { background: colour.leafDark },
} as const;
const COUNT = { fontVariantNumeric: 'tabular-nums', fontWeight: 400 } as const;
const URGENT = { fontWeight: 700 } as const;
