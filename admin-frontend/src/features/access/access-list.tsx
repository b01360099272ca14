import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AccessEntry, AccessFilter } from '@willow/contracts/operator/access.contract';
import { tokens } from '../../shared/theme/tokens.ts';
import { TEAM } from '@willow/contracts/endpoint';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { shortId } from '../../shared/order-words.ts';
import { useMay } from '../../shared/session/may.ts';
import { timeInWords } from '../../shared/times.ts';
import { EmptyNotice, ErrorNotice } from '../../shared/ui/notice.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { useAccessQuery } from './access.api.ts';

/** Auditors read no customer's page. */
const CUSTOMERS = { audience: TEAM };

/** Somebody waits for what is found. */
const POLL_MS = 5000;

type PageOf = { readonly filter: AccessFilter; readonly before?: string };

/** One page, and under it the next one once that is asked for. */
export function AccessPageOf({ filter, before }: PageOf) {
  const { data, error, isError, refetch } = useAccessQuery(
    { ...filter, ...(before && { before }) },
    { pollingInterval: filter.kind === 'verified' ? POLL_MS : 0 },
  );
  if (isError)
    return (
      <ErrorNotice title="The access log could not be read" onRetry={() => void refetch()}>
        {errorMessage(error, 'Try again in a moment.')}
      </ErrorNotice>
    );
  if (!data) return <Waiting>Reading the access log…</Waiting>;
  if (data.entries.length === 0)
    return <EmptyNotice title="Nothing to show">Whatever the team views appears here. Try other days or fewer filters.</EmptyNotice>;
  return (
    <>
      <Box component="ol" aria-label="Who looked" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </Box>
      {data.before !== null && <Earlier filter={filter} before={data.before} />}
    </>
  );
}

function Line({ entry: { at, who, says, orderId, customerId } }: { readonly entry: AccessEntry }) {
  const may = useMay();
  return (
    <Box component="li" sx={LINE}>
      <Typography component="time" dateTime={at} variant="body2" sx={{ color: 'text.secondary' }}>
        {timeInWords(at)}
      </Typography>
      <Typography sx={{ minWidth: 0 }}>
        <strong>{who}</strong> {says}
      </Typography>
      {orderId !== null && (
        <Link component={RouterLink} to={`/orders/${orderId}/history`} variant="body2">
          Order {shortId(orderId)}
        </Link>
      )}
      {customerId !== null && (
        <Typography variant="body2">
          {may(CUSTOMERS) ? (
            <Link component={RouterLink} to={`/users/${customerId}`}>
              Customer {shortId(customerId)}
            </Link>
          ) : (
            `Customer ${shortId(customerId)}`
          )}
        </Typography>
      )}
    </Box>
  );
}

function Earlier({ filter, before }: PageOf) {
  const [asked, setAsked] = useState(false);
  if (asked) return <AccessPageOf filter={filter} {...(before && { before })} />;
  return (
    <Box sx={{ p: 2, textAlign: 'center' }}>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        Show earlier entries
      </Button>
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '13rem minmax(0, 1fr) 9rem' },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'baseline',
  px: { xs: 2, md: 3 },
  py: 1.5,
  borderBottom: `1px solid ${tokens.colour.line}`,
  overflowWrap: 'anywhere',
} as const;
