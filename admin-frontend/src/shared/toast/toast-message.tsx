import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { tokens } from '@willow/contracts/brand/tokens';
import { type Toast, useToastBoard } from './toast-context.ts';

const { colour } = tokens;
const LOOK = {
  success: { background: colour.night, borderInlineStartColor: colour.leafBright },
  error: { background: colour.error, borderInlineStartColor: colour.night },
  info: { background: colour.night, borderInlineStartColor: colour.gold },
} as const;

/** One message. Pointing at it or focusing it stops its clock. */
export function ToastMessage({ toast }: { readonly toast: Toast }) {
  const { dismiss, setPaused } = useToastBoard();
  const stop = () => setPaused(true);
  const go = () => setPaused(false);
  const { action } = toast;
  const act = () => {
    action?.run();
    dismiss();
  };
  return (
    <Box onMouseEnter={stop} onMouseLeave={go} onFocus={stop} onBlur={go} sx={{ ...MESSAGE, ...LOOK[toast.tone] }}>
      <Box sx={{ flex: 1, py: 1.25, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{toast.title}</Typography>
        {toast.description && <Typography variant="body2">{toast.description}</Typography>}
      </Box>
      {action && (
        <Button color="inherit" size="small" onClick={act} sx={{ textDecoration: 'underline', ...FOCUS }}>
          {action.label}
        </Button>
      )}
      <IconButton size="small" color="inherit" aria-label="Dismiss" onClick={dismiss} sx={FOCUS}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

const FOCUS = { '&.Mui-focusVisible': { outlineColor: colour.gold } } as const;

const MESSAGE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 2,
  pr: 1,
  borderRadius: 1,
  borderInlineStart: '6px solid',
  color: colour.onNight,
  boxShadow: tokens.shadow.high,
} as const;
