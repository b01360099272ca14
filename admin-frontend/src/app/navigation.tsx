import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { tokens } from '../shared/theme/tokens.ts';
import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router';
import { useMay } from '../shared/session/may.ts';
import { useLeave } from '../shared/session/use-leave.ts';
import { useAppSelector } from '../shared/store.ts';
import { BrandMark } from '../shared/ui/brand-mark.tsx';
import { SearchButton } from './search-button.tsx';
import { SECTIONS } from './sections.ts';

const { colour } = tokens;

// After the screen: nothing on it waits for a count.
const WaitingCount = lazy(async () => ({ default: (await import('./waiting-count.tsx')).WaitingCount }));

export function Navigation({ onChoose }: { readonly onChoose?: () => void }) {
  const may = useMay();
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        overflowY: 'auto',
        p: 2,
        gap: 2,
        background: colour.night,
        color: colour.onNight,
      }}
    >
      <Box sx={{ px: 1, py: 1 }}>
        <BrandMark />
      </Box>
      {/* In the drawer there is none: the bar that it opens from has one. */}
      {!onChoose && <SearchButton />}
      <Box component="nav" aria-label="Sections" sx={{ flex: 1 }}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
          {SECTIONS.filter(({ audience }) => !audience || may({ audience })).map(({ title, path, Icon, counted }) => (
            <li key={path}>
              <ButtonBase component={NavLink} to={path} onClick={onChoose} sx={ITEM}>
                <Icon fontSize="small" />
                {title}
                {counted && (
                  <Suspense fallback={null}>
                    <WaitingCount path={path} />
                  </Suspense>
                )}
              </ButtonBase>
            </li>
          ))}
        </Box>
      </Box>
      <Account onChoose={onChoose} />
    </Box>
  );
}

function Account({ onChoose }: { readonly onChoose: (() => void) | undefined }) {
  const admin = useAppSelector(({ session }) => (session.state === 'in' ? session.admin : null));
  const { leave, leaving } = useLeave();
  return (
    <Box sx={{ borderTop: `1px solid ${colour.nightLine}`, pt: 2 }}>
      {admin && (
        <Box sx={{ px: 1.5, pb: 1, minWidth: 0 }}>
          <Typography noWrap title={admin.name} sx={{ fontWeight: 600 }}>
            {admin.name}
          </Typography>
          {admin.email !== admin.name && (
            <Typography variant="body2" noWrap title={admin.email} sx={{ color: colour.onNightSoft }}>
              {admin.email}
            </Typography>
          )}
        </Box>
      )}
      <ButtonBase component={NavLink} to="/account" onClick={onChoose} sx={ITEM}>
        <PersonOutlined fontSize="small" />
        My account
      </ButtonBase>
      <ButtonBase onClick={leave} disabled={leaving} sx={ITEM}>
        <Logout fontSize="small" />
        {leaving ? 'Logging out…' : 'Logout'}
      </ButtonBase>
    </Box>
  );
}

const ITEM = {
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 1.5,
  width: '100%',
  // Beside the screen all of them fit above the fold of a laptop.
  minHeight: { xs: 44, md: 38 },
  px: 1.5,
  borderRadius: 1,
  font: 'inherit',
  lineHeight: 1.25,
  color: colour.onNight,
  '&:hover': { background: colour.nightLine },
  '&.active': { background: colour.leafPale, color: colour.leafDark, fontWeight: 600 },
  '&.Mui-focusVisible': { outline: `3px solid ${colour.gold}`, outlineOffset: '2px' },
} as const;
