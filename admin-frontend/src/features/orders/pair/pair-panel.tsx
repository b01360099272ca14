import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OrderPair, PairFlag } from '@willow/contracts/operator/pair.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { tokens } from '../../../shared/theme/tokens.ts';
import { timeInWords } from '../../../shared/times.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ErrorNotice } from '../../../shared/ui/notice.tsx';
import { GROUPS } from '../flags/flag-words.ts';
import { readingAt } from '../reading-address.ts';
import { useOrderPairQuery } from './pair.api.ts';

const { colour } = tokens;

/** The other will of a couple: what the two say together, and where they differ. Its customer is never told of it. */
export function PairPanel({ orderId }: { readonly orderId: string }) {
  const id = useId();
  const { data, error, isError, refetch } = useOrderPairQuery(orderId);
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="h2" component="h3" id={id} sx={{ mb: 1 }}>
        The couple’s two wills
      </Typography>
      {isError ? (
        <ErrorNotice title="The other will could not be read" onRetry={() => void refetch()}>
          {errorMessage(error, 'The two wills could not be compared.')}
        </ErrorNotice>
      ) : data?.pair ? (
        <Pair pair={data.pair} />
      ) : (
        <Typography component="output" sx={QUIET}>
          {data ? 'This order no longer belongs to a couple.' : 'Comparing the two wills…'}
        </Typography>
      )}
    </Box>
  );
}

const ERASED = 'an erased customer';

function Pair({ pair: { fullName, other, linkedAt, left, compared } }: { readonly pair: OrderPair }) {
  const { search } = useLocation();
  const names = { here: fullName ?? ERASED, there: other.fullName ?? ERASED };
  return (
    <>
      <Typography>
        With{' '}
        {other.orderId === null || other.fullName === null ? (
          names.there
        ) : (
          <MuiLink component={Link} to={readingAt(other.orderId, search)}>
            {other.fullName}
          </MuiLink>
        )}
        , since {timeInWords(linkedAt)}.
        {left.map(({ isOther, at }) => ` ${isOther ? names.there : names.here} left on ${timeInWords(at)}.`)}
      </Typography>
      <Typography sx={QUIET}>Each is a separate customer. Never tell one what the other answered, or that the other left.</Typography>
      {compared ? (
        <Compared compared={compared} names={names} />
      ) : (
        <Typography sx={{ mt: 1 }}>
          {other.orderId === null ? 'The other has no order yet.' : 'There are no two wills to compare.'}
        </Typography>
      )}
    </>
  );
}

type ComparedProps = {
  readonly compared: NonNullable<OrderPair['compared']>;
  readonly names: { readonly here: string; readonly there: string };
};

function Compared({ compared: { flags, differences, alike }, names }: ComparedProps) {
  return (
    <>
      {flags.length > 0 && (
        <Box component="ul" aria-label="The two wills side by side" sx={FLAGS}>
          {flags.map((flag) => (
            <PairFlagCard key={`${flag.id} ${flag.message}`} flag={flag} />
          ))}
        </Box>
      )}
      {differences.length > 0 && (
        <Box component="table" sx={TABLE}>
          <caption>Where they differ</caption>
          <thead>
            <tr>
              <th scope="col">About</th>
              <th scope="col">{names.here}</th>
              <th scope="col">{names.there}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ what, here, there }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <Lines lines={here} whose={names.here} />
                <Lines lines={there} whose={names.there} />
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {alike.length > 0 && <Typography sx={{ ...QUIET, mt: 1.5 }}>Alike in both: {alike.join(' · ')}</Typography>}
    </>
  );
}

function PairFlagCard({ flag: { severity, message, action } }: { readonly flag: PairFlag }) {
  const { tone, word } = GROUPS[severity];
  return (
    <Box component="li" sx={CARD}>
      <Badge tone={tone}>{word}</Badge>
      <Typography sx={{ mt: 0.75, fontWeight: severity === 'HIGH' ? 600 : 400 }}>{message}</Typography>
      <Typography sx={{ mt: 0.25, ...QUIET }}>{action}</Typography>
    </Box>
  );
}

/** On a telephone the columns stand below each other, and each says whose it is. */
function Lines({ lines, whose }: { readonly lines: readonly string[]; readonly whose: string }) {
  return (
    <td data-whose={whose}>{lines.length === 0 ? 'Nothing' : lines.map((line, index) => <div key={`${index} ${line}`}>{line}</div>)}</td>
  );
}

const QUIET = { color: 'text.secondary' } as const;
const FLAGS = { listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 } as const;
const CARD = {
  p: { xs: 1.5, sm: 2 },
  background: colour.card,
  border: `1px solid ${colour.line}`,
  borderRadius: 1,
} as const;

const NARROW = '@media (max-width: 599.95px)';
const TABLE = {
  width: '100%',
  mt: 2,
  borderCollapse: 'collapse',
  background: colour.card,
  border: `1px solid ${colour.line}`,
  '& caption': { textAlign: 'start', fontWeight: 600, pb: 0.75 },
  '& th, & td': { p: 1, textAlign: 'start', verticalAlign: 'top', borderTop: `1px solid ${colour.line}`, overflowWrap: 'anywhere' },
  '& thead th, & tbody th': { fontWeight: 600 },
  '& tbody th': { width: '24%' },
  [NARROW]: {
    '& thead': { display: 'none' },
    '& tr, & tbody th, & tbody td': { display: 'block', width: 'auto' },
    '& tbody td': { borderTop: 0, pt: 0 },
    '& tbody td::before': { content: 'attr(data-whose)', display: 'block', color: 'text.secondary', fontSize: '0.875rem' },
  },
} as const;
