import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tokens } from '../../../shared/theme/tokens.ts';
import { type FilterName, filterWords, type OrderFilters } from './order-filters.ts';

type Name = FilterName | 'search';
type FilterChipsProps = { readonly filters: OrderFilters; readonly onRemove: (names: readonly Name[]) => void };

/** What narrows the list. Each chip takes its filter off, at once. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const on = filterWords(filters);
  if (on.length === 0) return null;
  return (
    <Box component="ul" aria-label="Filters that are on" sx={CHIPS}>
      {on.map(({ name, words }) => (
        <li key={name}>
          <Box component="button" type="button" aria-label={`Remove filter ${words}`} onClick={() => onRemove([name])} sx={CHIP}>
            {words} <Close sx={{ fontSize: '1rem' }} />
          </Box>
        </li>
      ))}
      {on.length > 1 && (
        <li>
          <Button size="small" sx={{ minHeight: 32 }} onClick={() => onRemove(on.map(({ name }) => name))}>
            Clear all
          </Button>
        </li>
      )}
    </Box>
  );
}

const { colour } = tokens;
const CHIPS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, listStyle: 'none', m: 0, p: 0 } as const;
const CHIP = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 32,
  maxWidth: '20rem',
  px: 1.25,
  border: `1px solid ${colour.leafBright}`,
  borderRadius: tokens.radius.round,
  background: colour.leafPale,
  color: colour.leafDark,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { background: colour.card },
} as const;
