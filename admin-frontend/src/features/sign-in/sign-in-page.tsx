import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '@willow/contracts/brand/tokens';
import { BrandMark, Leaf } from '../../shared/ui/brand-mark.tsx';
import { useTitle } from '../../shared/ui/use-title.ts';
import { PasswordStep } from './password-step.tsx';

const { colour } = tokens;

type SignInPageProps = {
  /** Whether a session ran out, as opposed to none having been there. */
  readonly ended: boolean;
  /** Called at the first sign that somebody is about to sign in. */
  readonly onBegin: () => void;
};

/** The door of the console. It stands in front of whatever address was asked for, so signing in leads straight there. */
export function SignInPage({ ended, onBegin }: SignInPageProps) {
  useTitle('Sign in');
  return (
    <Box
      sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { md: '2fr 3fr' }, gridTemplateRows: { xs: 'auto 1fr', md: '1fr' } }}
    >
      <Box component="header" sx={PANEL}>
        <BrandMark size={2} />
        <Box component="span" sx={WATERMARK}>
          <Leaf width="100%" strokeWidth={0.4} />
        </Box>
        <Typography sx={{ color: colour.onNightSoft, maxWidth: '22rem', display: { xs: 'none', md: 'block' } }}>
          The operator console: read what people wish for, check it with care, and send them their will.
        </Typography>
      </Box>
      <Box component="main" sx={{ display: 'grid', placeItems: { xs: 'start center', md: 'center' }, p: { xs: 3, md: 6 } }}>
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Typography variant="h1">Sign in</Typography>
          <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
            {ended ? 'Your session has ended. Sign in again to carry on where you left off.' : 'For members of the team.'}
          </Typography>
          <PasswordStep onBegin={onBegin} />
        </Box>
      </Box>
    </Box>
  );
}

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
