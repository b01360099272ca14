import { type PropsWithChildren, useCallback, useMemo, useState } from 'react';
import { RegionsContext } from './regions.ts';
import { ToastRegion } from './toast-region.tsx';

export function Toaster({ children }: PropsWithChildren) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const enter = useCallback((region: string) => {
    setOpen((before) => [...before, region]);
    return () => setOpen((before) => before.filter((other) => other !== region));
  }, []);
  const top = open.at(-1);
  const regions = useMemo(() => ({ enter, top }), [enter, top]);
  return (
    <RegionsContext value={regions}>
      {children}
      <ToastRegion />
    </RegionsContext>
  );
}
