import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { tokens } from '../shared/theme/tokens.ts';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useWarnUnsaved } from '../shared/drafts/use-warn-unsaved.ts';
import { BrandMark } from '../shared/ui/brand-mark.tsx';
import { Waiting } from '../shared/ui/waiting.tsx';
import { Navigation } from './navigation.tsx';
import { SearchIcon } from './search-button.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { SECTIONS } from './sections.ts';

const { colour } = tokens;
// After the screen: nobody presses a key before there is one.
const Hotkeys = lazy(async () => ({ default: (await import('./hotkeys.tsx')).Hotkeys }));
const LiveStream = lazy(async () => ({ default: (await import('../shared/live/live-stream.tsx')).LiveStream }));
const NavigationDrawer = lazy(async () => ({ default: (await import('./navigation-drawer.tsx')).NavigationDrawer }));

export function Shell() {
  useWarnUnsaved();
  const roomy = useMediaQuery('(min-width: 900px)', { noSsr: true });
  return (
    <Box sx={{ display: { md: 'grid' }, gridTemplateColumns: '13rem minmax(0, 1fr)', minHeight: '100dvh' }}>
      <Box component="header" sx={roomy ? { position: 'sticky', top: 0, height: '100dvh' } : BAR}>
        <Box component="a" href="#content" sx={SKIP}>
          Skip to content
        </Box>
        {roomy ? <Navigation /> : <NarrowNavigation />}
      </Box>
      <Box component="main" id="content" tabIndex={-1} sx={{ px: { xs: 2, md: 3 }, py: { xs: 3, md: 4 }, minWidth: 0, outline: 'none' }}>
        <Screen />
      </Box>
      <Suspense>
        <Hotkeys sections={SECTIONS} />
        <LiveStream />
      </Suspense>
    </Box>
  );
}

/** A new section starts with a clean slate, also after one that broke. */
function Screen() {
  const [section] = useLocation().pathname.split('/').filter(Boolean);
  return (
    <ScreenBoundary key={section}>
      <Suspense fallback={<Waiting>Loading…</Waiting>}>
        <Outlet />
      </Suspense>
    </ScreenBoundary>
  );
}

function NarrowNavigation() {
  return (
    <>
      <Suspense fallback={<Box sx={{ width: 40, height: 40 }} />}>
        <NavigationDrawer />
      </Suspense>
      <BrandMark />
      <SearchIcon />
    </>
  );
}

const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  py: 0.5,
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  background: colour.night,
  color: colour.onNight,
} as const;

const SKIP = {
  position: 'absolute',
  insetInlineStart: 8,
  top: -80,
  zIndex: 'tooltip',
  p: 1.5,
  background: colour.card,
  color: colour.ink,
  '&:focus': { top: 8 },
} as const;
