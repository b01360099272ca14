import Box from '@mui/material/Box';
import { BRAND } from '@willow/contracts/brand/brand';
import type { SVGProps } from 'react';
import { tokens } from '../theme/tokens.ts';

export function BrandMark({ size = 1.625 }: { readonly size?: number }) {
  return (
    <Box component="span" sx={{ ...MARK, fontSize: `${size}rem` }}>
      <Leaf width="1.1em" height="1.1em" strokeWidth={2} />
      {BRAND.name}
    </Box>
  );
}

export function Leaf(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" {...props}>
      <path fill="currentColor" d="M27 4C13 4 5 11 5 20c0 3 1 5 2 6 9 3 20-3 20-22z" opacity=".2" />
      <path fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" d={OUTLINE} />
    </svg>
  );
}

const OUTLINE = 'M27 4C13 4 5 11 5 20c0 3 1 5 2 6 9 3 20-3 20-22zM4 29c3-8 8-14 16-18';

const MARK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  fontFamily: tokens.font.display,
  lineHeight: 1,
  letterSpacing: '-0.01em',
} as const;
