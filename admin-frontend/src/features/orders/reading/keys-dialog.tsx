import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import { useId } from 'react';
import { ToastRegion } from '../../../shared/toast/toast-region.tsx';
import { takeFocus } from '../../../shared/ui/form-dialog.tsx';

const KEYS = [
  ['a', 'Approve: asks first, Enter confirms'],
  ['f', 'Next flag, those that wait first'],
  ['n', 'Next order'],
  ['p', 'Previous order'],
  ['?', 'These keys'],
] as const;

type KeysDialogProps = { readonly on: boolean; readonly onChange: (on: boolean) => void; readonly onClose: () => void };

export function KeysDialog({ on, onChange, onClose }: KeysDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Keys</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1, alignItems: 'baseline' }}
        >
          {KEYS.map(([key, does]) => (
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
        <Typography variant="body2" sx={{ mt: 2, mb: 1, color: 'text.secondary' }}>
          None of them is heard while you type.
        </Typography>
        <FormControlLabel control={<Switch checked={on} onChange={(_, next) => onChange(next)} />} label="Single keys are on" />
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

const KEY = {
  display: 'inline-block',
  minWidth: 28,
  px: 1,
  textAlign: 'center',
  fontFamily: tokens.font.mono,
  background: tokens.colour.paperDeep,
  border: `1px solid ${tokens.colour.lineStrong}`,
  borderRadius: 1,
} as const;
