import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HistoryEntry } from '@willow/contracts/operator/history.contract';
import { EntryLine, type EntryLink } from './entry-line.tsx';
import { byDay } from './history-words.ts';

type EntryDaysProps = {
  readonly entries: readonly HistoryEntry[];
  readonly linkOf: (entry: HistoryEntry) => EntryLink | undefined;
  /** Of a day. */
  readonly heading?: 'h2' | 'h3';
};

/** Entries under the day on which they happened. */
export function EntryDays({ entries, linkOf, heading = 'h2' }: EntryDaysProps) {
  return byDay(entries).map(({ day, entries: of }) => (
    <Box component="section" key={day} aria-label={day}>
      <Typography variant={heading} sx={{ px: { xs: 2, md: 3 }, pt: 3, pb: 1 }}>
        {day}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {of.map((entry) => (
          <EntryLine key={entry.id} entry={entry} link={linkOf(entry)} />
        ))}
      </Box>
    </Box>
  ));
}
