import { useState } from 'react';
import { pressQueue, type TakePress } from './press-queue.ts';

/** A queue of presses, and whether one is being done. */
export function usePressQueue(): { readonly busy: boolean; readonly press: TakePress } {
  const [busy, setBusy] = useState(false);
  const [press] = useState(() => pressQueue(setBusy));
  return { busy, press };
}
