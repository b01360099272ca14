import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { tokens } from '../theme/tokens.ts';
import type { Shown } from '@willow/frontend/web/toast/toasts';
import { type Toast, toasts } from './toasts.ts';

const { colour } = tokens;
const LOOK = {
  success: { background: colour.night, borderInlineStartColor: colour.leafBright },
  error: { background: colour.error, borderInlineStartColor: colour.night },
  info: { background: colour.night, borderInlineStartColor: colour.gold },
} as const;

export function ToastMessage({ toast: { id, tone, title, description, action } }: { readonly toast: Shown<Toast> }) {
  const { hold, release } = toasts;
  const dismiss = () => toasts.dismiss(id);
  const act = () => {
    action?.run();
    dismiss();
  };
  return (
    <Box onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release} sx={{ ...MESSAGE, ...LOOK[tone] }}>
      <Box sx={{ flex: 1, py: 1.25, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {description && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {description}
          </Typography>
        )}
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
