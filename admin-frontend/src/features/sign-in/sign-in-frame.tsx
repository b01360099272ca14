import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '../../shared/theme/tokens.ts';
import type { PropsWithChildren } from 'react';
import { BrandMark, Leaf } from '../../shared/ui/brand-mark.tsx';
import { useTitle } from '../../shared/ui/use-title.ts';

const { colour } = tokens;

type SignInFrameProps = PropsWithChildren<{ readonly title: string; readonly lead: string }>;

export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  useTitle(title);
  return (
    <Box sx={FRAME}>
      <Box component="header" sx={PANEL}>
        <BrandMark size={2} />
        <Box component="span" sx={WATERMARK}>
          <Leaf width="100%" strokeWidth={0.4} />
        </Box>
        <Typography sx={{ color: colour.onNightSoft, maxWidth: '22rem', display: { xs: 'none', md: 'block' } }}>
          The operator console: read what people wish for, check it carefully and send them their will.
        </Typography>
      </Box>
      <Box component="main" sx={{ display: 'grid', placeItems: { xs: 'start center', md: 'center' }, p: { xs: 3, md: 6 } }}>
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Typography variant="h1">{title}</Typography>
          <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{lead}</Typography>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

const FRAME = {
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: { md: '2fr 3fr' },
  gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
} as const;

const WATERMARK = {
  position: 'absolute',
  right: '-6rem',
  bottom: '6rem',
  width: '34rem',
  color: colour.leafBright,
  opacity: 0.35,
  display: { xs: 'none', md: 'block' },
} as const;

const PANEL = {
  position: 'relative',
  overflow: 'hidden',
  background: colour.night,
  color: colour.onNight,
  p: { xs: 2.5, md: 6 },
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 4,
  borderEndEndRadius: { md: '4rem' },
} as const;
