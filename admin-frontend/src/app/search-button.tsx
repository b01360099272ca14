import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { askFor } from '../shared/keys/asked.ts';
import { tokens } from '../shared/theme/tokens.ts';

const { colour } = tokens;

const SAID = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K' } as const;
const ask = () => askFor('palette');

/** Opens the palette, for who does not know its key, and tells it. */
export const SearchButton = () => (
  <ButtonBase {...SAID} onClick={ask} sx={FIELD}>
    Jump to…
    <Box component="kbd" aria-hidden sx={{ ml: 'auto', font: 'inherit', fontSize: '0.75rem' }}>
      Ctrl K
    </Box>
  </ButtonBase>
);

/** The same where there is no room for words. */
export const SearchIcon = () => (
  <IconButton {...SAID} color="inherit" aria-label="Jump to" onClick={ask} sx={{ ml: 'auto' }}>
    <Search />
  </IconButton>
);

const FIELD = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  columnGap: 0.75,
  flexShrink: 0,
  minHeight: 44,
  px: 1,
  py: 0.5,
  border: `1px solid ${colour.onNightSoft}`,
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.8125rem',
  color: colour.onNightSoft,
  '&:hover': { color: colour.onNight, background: colour.nightLine },
  '&.Mui-focusVisible': { outline: `3px solid ${colour.gold}`, outlineOffset: '2px' },
} as const;
