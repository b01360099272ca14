import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type Column, COLUMNS, isColumn, type useDesk } from './desk.ts';

type DisplayChoicesProps = ReturnType<typeof useDesk> & { readonly button: HTMLElement; readonly onClose: () => void };

const NAMES = Object.keys(COLUMNS).filter(isColumn);

/** Each choice counts at once, and is kept for this operator in this browser. */
export function DisplayChoices({ desk, change, button, onClose }: DisplayChoicesProps) {
  const show = (column: Column, shown: boolean) =>
    change({ columns: NAMES.filter((each) => (each === column ? shown : desk.columns.includes(each))) });
  return (
    <Popover
      open
      anchorEl={button}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Display', sx: { p: 2.5, display: 'grid', gap: 2, maxWidth: '18rem' } } }}
    >
      <Box component="fieldset" sx={GROUP}>
        <legend>Rows</legend>
        <RadioGroup aria-label="Rows" value={desk.compact} onChange={(_, value) => change({ compact: value === 'true' })}>
          <FormControlLabel value={false} control={<Radio size="small" />} label="Comfortable" />
          <FormControlLabel value control={<Radio size="small" />} label="Compact" />
        </RadioGroup>
      </Box>
      <Box component="fieldset" sx={GROUP}>
        <legend>Columns</legend>
        {NAMES.map((name) => (
          <FormControlLabel
            key={name}
            control={<Checkbox size="small" checked={desk.columns.includes(name)} onChange={(_, shown) => show(name, shown)} />}
            label={COLUMNS[name]}
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Saved in this browser.
      </Typography>
    </Popover>
  );
}

const GROUP = { display: 'grid', border: 0, m: 0, p: 0, '& > legend': { p: 0, fontWeight: 600 } } as const;
