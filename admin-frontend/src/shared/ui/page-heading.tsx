import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTitle } from './use-title.ts';

type PageHeadingProps = {
  readonly title: string;
  /** Of the tab, which the browser keeps in its history: where the heading is somebody's name. */
  readonly tab?: string;
  /** Close to what follows. */
  readonly dense?: true;
  readonly children?: ReactNode;
};

export function PageHeading({ title, tab = title, dense, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(tab);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: dense ? 1 : 2, mb: dense ? 0.5 : 3 }}>
      <Typography
        variant="h1"
        ref={heading}
        tabIndex={-1}
        sx={{ flex: '1 1 max-content', minWidth: 0, overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
