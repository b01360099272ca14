import { tokens } from '../../../shared/theme/tokens.ts';

/** A line above an order's tabs that says what stands in the way, with a button. */
export const NOTICE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  flexShrink: 0,
  maxHeight: { xs: '40vh', md: '30vh' },
  // Whoever writes in it sees the whole form.
  '&:has(form)': { maxHeight: '75vh' },
  overflowY: 'auto',
  mx: { xs: 2, md: 3 },
  mt: 1,
  p: 1.5,
  overflowWrap: 'anywhere',
  borderRadius: 1,
} as const;
export const WRONG = { background: tokens.colour.errorPale, borderInlineStart: `4px solid ${tokens.colour.error}` } as const;
export const WAITING = { background: tokens.colour.goldPale, borderInlineStart: `4px solid ${tokens.colour.gold}` } as const;
