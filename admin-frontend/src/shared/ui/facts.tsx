import Box from '@mui/material/Box';
import type { PropsWithChildren, ReactNode } from 'react';

/** `above`: room over it, in the theme's units. */
export function Facts({ above = 0, children }: PropsWithChildren<{ readonly above?: number }>) {
  return (
    <Box component="dl" sx={{ m: 0, mt: above, display: 'grid', gap: 1.25 }}>
      {children}
    </Box>
  );
}

type FactProps = {
  readonly name: string;
  readonly children: ReactNode;
  /** The path of the answer, for links from flags to it. */
  readonly place?: string;
};

export function Fact({ name, place, children }: FactProps) {
  return (
    <Box data-place={place} sx={{ display: 'grid', gridTemplateColumns: { sm: 'min(13rem, 35%) 1fr' }, columnGap: 3 }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </Box>
    </Box>
  );
}
