import { createTheme } from '@mui/material/styles';
import { tokens } from './tokens.ts';

const { colour, font, radius, shadow } = tokens;

/** Ink so thin: it darkens by day and lightens by night. */
const veil = (percent: number): string => `color-mix(in srgb, ${colour.ink} ${percent}%, transparent)`;

const focusRing = { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' } as const;

/** Willow's paper, ink and leaves as a MUI theme. A console is denser than a shop window, so its type is a step smaller. */
export const theme = createTheme({
  // The browser mixes the colours: which they are depends on the scheme.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: { main: colour.leaf, dark: colour.leafDark, light: colour.leafBright, contrastText: colour.onLeaf },
    secondary: { main: colour.bark, contrastText: colour.onLeaf },
    error: { main: colour.error, contrastText: colour.onLeaf },
    warning: { main: colour.amber, contrastText: colour.onLeaf },
    success: { main: colour.leaf, contrastText: colour.onLeaf },
    text: { primary: colour.ink, secondary: colour.inkSoft, disabled: veil(45) },
    background: { default: colour.paper, paper: colour.card },
    divider: colour.line,
    action: { active: veil(60), hover: veil(5), selected: veil(10), disabled: veil(40), disabledBackground: veil(12), focus: veil(12) },
  },
  shape: { borderRadius: Number.parseInt(radius.medium) },
  typography: {
    fontFamily: font.text,
    h1: { fontFamily: font.display, fontSize: '1.875rem', fontWeight: 400, lineHeight: 1.2 },
    h2: { fontFamily: font.display, fontSize: '1.375rem', fontWeight: 400, lineHeight: 1.25 },
    h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        '*:focus-visible': focusRing,
        html: { scrollPaddingTop: '5rem' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { transitionDuration: '0.01ms !important', animationDuration: '0.01ms !important' },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 40 } } },
    MuiPaper: { styleOverrides: { elevation1: { boxShadow: shadow.card } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          background: colour.card,
          '&.Mui-focused': focusRing,
          // MUI fades it on touch screens, with a black that is not there by night.
          '@media (hover: none)': {
            '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: colour.lineStrong },
          },
        },
        notchedOutline: { borderColor: colour.lineStrong },
        input: { padding: '0.625rem 0.75rem', '.MuiInputBase-multiline > &': { padding: 0 } },
        multiline: { padding: '0.625rem 0.75rem' },
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: { color: colour.ink, fontWeight: 600, marginBottom: 4, '&.Mui-focused, &.Mui-error': { color: colour.ink } },
      },
    },
    MuiSwitch: {
      styleOverrides: {
        track: { background: colour.lineStrong, opacity: 1, '.Mui-checked + &&': { background: colour.leafBright, opacity: 1 } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.875rem' } } },
  },
});
