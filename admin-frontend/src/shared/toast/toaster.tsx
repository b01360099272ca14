import { TOAST_MS } from '@willow/contracts/constants';
import { type PropsWithChildren, useCallback, useEffect, useMemo, useState } from 'react';
import { ShowToastProvider, type ShownToast, type Toast, ToastBoardProvider } from './toast-context.ts';
import { ToastRegion } from './toast-region.tsx';

/** Keeps the one message that shows, for five seconds unless somebody is looking at it. */
export function Toaster({ children }: PropsWithChildren) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const [paused, setPaused] = useState(false);
  const places = usePlaces();
  const show = useCallback((toast: Toast) => setShown((last) => ({ ...toast, id: (last?.id ?? 0) + 1 })), []);
  const dismiss = useCallback(() => {
    setShown(null);
    setPaused(false);
  }, []);
  useEffect(() => {
    if (!shown || paused) return;
    const timer = setTimeout(dismiss, TOAST_MS);
    return () => clearTimeout(timer);
  }, [shown, paused, dismiss]);
  const board = useMemo(() => ({ shown, dismiss, setPaused, ...places }), [shown, dismiss, places]);
  return (
    <ShowToastProvider value={show}>
      <ToastBoardProvider value={board}>
        {children}
        <ToastRegion />
      </ToastBoardProvider>
    </ShowToastProvider>
  );
}

/** The places where a message could appear, the last to open on top. */
function usePlaces() {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const enter = useCallback((place: string) => {
    setPlaces((before) => [...before, place]);
    return () => setPlaces((before) => before.filter((other) => other !== place));
  }, []);
  const top = places.at(-1);
  return useMemo(() => ({ enter, top }), [enter, top]);
}
