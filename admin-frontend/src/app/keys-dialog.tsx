import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { tokens } from '../shared/theme/tokens.ts';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { useKeysSetting } from '../shared/keys/use-keys-setting.ts';
import { ToastRegion } from '../shared/toast/toast-region.tsx';
import { takeFocus } from '../shared/ui/form-dialog.tsx';
import { keysOf, type KeyWords } from './keys-of-screens.ts';

/** The keys of the screen that one is on, and those that are heard everywhere. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const { on, change } = useKeysSetting();
  const { screen, everywhere } = keysOf(useLocation().pathname);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Keys</DialogTitle>
      <DialogContent>
        {screen && <Keys title={screen.title} keys={screen.keys} />}
        <Keys title="Everywhere" keys={everywhere} />
        <Typography variant="body2" sx={{ mt: 2, mb: 1, color: 'text.secondary' }}>
          Letter keys and “?” do nothing while you type.
        </Typography>
        <FormControlLabel control={<Switch checked={on} onChange={(_, next) => change(next)} />} label="Single keys are on" />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" ref={takeFocus} onClick={onClose}>
          Close
        </Button>
      </DialogActions>
      <ToastRegion />
    </Dialog>
  );
}

function Keys({ title, keys }: { readonly title: string; readonly keys: readonly KeyWords[] }) {
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2, mb: 1, '&:first-of-type': { mt: 0 } }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '5rem 1fr', columnGap: 2, rowGap: 1, alignItems: 'baseline' }}>
        {keys.map(([key, does]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <dt>
              <Box component="kbd" sx={KEY}>
                {key}
              </Box>
            </dt>
            <Box component="dd" sx={{ m: 0 }}>
              {does}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

const KEY = {
  display: 'inline-block',
  minWidth: 28,
  px: 1,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontFamily: tokens.font.mono,
  background: tokens.colour.paperDeep,
  border: `1px solid ${tokens.colour.lineStrong}`,
  borderRadius: 1,
} as const;
