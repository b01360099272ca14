import Box from '@mui/material/Box';
import type { PropsWithChildren, ReactNode } from 'react';

/** `above`: room over it, in the theme's units. `narrow`: where there is little room, for short names. */
export function Facts({ above = 0, narrow = false, children }: PropsWithChildren<{ readonly above?: number; readonly narrow?: boolean }>) {
  return (
    <Box component="dl" sx={{ m: 0, mt: above, display: 'grid', gap: 1.25, ...(narrow && { '--term': '9rem' }) }}>
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
    <Box data-place={place} sx={{ display: 'grid', gridTemplateColumns: { sm: 'var(--term, 13rem) 1fr' }, columnGap: 3 }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </Box>
    </Box>
  );
}
