import Box from '@mui/material/Box';
import { tokens } from '../theme/tokens.ts';

const { colour } = tokens;

const TONES = {
  attention: { color: colour.amber, background: colour.goldPale, borderColor: colour.gold },
  good: { color: colour.leafDark, background: colour.leafPale, borderColor: colour.leafBright },
  bad: { color: colour.error, background: colour.errorPale, borderColor: colour.error },
  plain: { color: colour.ink, background: colour.card, borderColor: colour.lineStrong },
  quiet: { color: colour.inkSoft, background: colour.paperDeep, borderColor: colour.line },
} as const;

export type BadgeTone = keyof typeof TONES;

/** A state in a word. The colour only repeats what the word says. */
export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: string }) {
  return (
    <Box component="span" sx={{ ...BADGE, ...TONES[tone] }}>
      {children}
    </Box>
  );
}

const BADGE = {
  display: 'inline-block',
  px: 1.25,
  py: 0.25,
  border: '1px solid',
  borderRadius: tokens.radius.round,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
} as const;
