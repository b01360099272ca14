import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { tokens } from '../theme/tokens.ts';
import type { HistoryEntry } from '@willow/contracts/operator/history.contract';
import { Link as RouterLink } from 'react-router';
import { clockTime } from '../times.ts';
import { PART_WORDS } from './history-words.ts';

const { colour } = tokens;

/** Where a line leads: how things stood then, or a comparison with that. */
export type EntryLink = { readonly to: string; readonly text: string };

/** One fact: when, who, what, why, and what brought it about. */
export function EntryLine({ entry, link }: { readonly entry: HistoryEntry; readonly link?: EntryLink | undefined }) {
  const { id, at, who, says, details, because } = entry;
  return (
    <Box component="li" id={`entry-${id}`} tabIndex={-1} sx={LINE}>
      <Typography component="time" dateTime={at} sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {clockTime(new Date(at))}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography>
          <strong>{who}</strong> {says}
        </Typography>
        {details.length > 0 && <Details details={details} />}
        {because && (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            Because{' '}
            <Link href={`#entry-${because.id}`} color="inherit">
              {because.who} {because.says}
            </Link>
          </Typography>
        )}
        {link && (
          <Typography variant="body2" data-print="no" sx={{ mt: 0.5 }}>
            <Link component={RouterLink} to={link.to} aria-label={`${link.text}: ${who} ${says}`}>
              {link.text}
            </Link>
          </Typography>
        )}
      </Box>
      <Source entry={entry} />
    </Box>
  );
}

export function Details({ details }: Pick<HistoryEntry, 'details'>) {
  return (
    <Box component="dl" sx={DETAILS}>
      {details.map(({ label, value }, index) => (
        <Box key={`${index} ${label}`} sx={{ display: 'grid', gridTemplateColumns: { sm: '11rem 1fr' }, columnGap: 2 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, whiteSpace: 'pre-line' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Where the fact stands; opened, what it is called there, for whoever proves it. */
function Source({ entry: { type, part, revision, request } }: { readonly entry: HistoryEntry }) {
  return (
    <Box component="details" data-print="open" sx={SOURCE}>
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content' }}>
        {PART_WORDS[part]}
      </Box>
      {type}, revision {revision} of its stream, in request {request}
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: '3.25rem minmax(0, 1fr)', md: '3.25rem minmax(0, 1fr) 10.5rem' },
  columnGap: 2,
  px: { xs: 2, md: 3 },
  py: 1.5,
  borderTop: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
  scrollMarginTop: '5rem',
  '&:target': { background: colour.goldPale },
  '&:focus': { outline: 'none' },
} as const;

const SOURCE = {
  gridColumn: { xs: 2, md: 3 },
  minWidth: 0,
  mt: { xs: 0.5, md: 0.25 },
  color: 'text.secondary',
  fontSize: '0.875rem',
} as const;

const DETAILS = {
  m: 0,
  mt: 1,
  p: 1.5,
  display: 'grid',
  gap: 0.75,
  background: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: 1,
  fontSize: '0.9375rem',
} as const;
