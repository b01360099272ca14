import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tokens } from '../../shared/theme/tokens.ts';
import { NavLink } from 'react-router';

/** The two pages for whoever audits. */
export function AuditTabs() {
  return (
    <Box component="nav" aria-label="Audit" sx={{ display: 'flex', gap: 1, mb: 3, borderBottom: `1px solid ${tokens.colour.line}` }}>
      <Button component={NavLink} to="/access" end sx={TAB}>
        Who looked
      </Button>
      <Button component={NavLink} to="/access/proof" sx={TAB}>
        Proof and sheets
      </Button>
    </Box>
  );
}

const TAB = {
  borderRadius: 0,
  borderBottom: '3px solid transparent',
  '&.active': { borderBottomColor: 'currentColor' },
} as const;
