import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Shown, Toasts } from './toasts.ts';

export function useOpenToast<Text>({ subscribe, current }: Toasts<Text>): Shown<Text> | undefined {
  return useSyncExternalStore(subscribe, current, current).find(({ open }) => open);
}

export function useF8(focus: () => void, listens = true): void {
  const onF8 = useEffectEvent(focus);
  useEffect(() => {
    if (!listens) return;
    const onKey = (event: KeyboardEvent) => event.key === 'F8' && onF8();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [listens]);
}
