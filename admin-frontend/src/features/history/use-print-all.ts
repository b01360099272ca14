import { useCallback, useEffect, useRef, useState } from 'react';
import { isWithCtrl } from '../../shared/keys/use-keys.ts';
import { showToast } from '../../shared/toast/toasts.ts';

/** How far a list that comes in pages was read. */
export type Progress = { readonly read: number; readonly total: number; readonly state: 'reading' | 'whole' | 'failed' };

const NOTHING_YET: Progress = { read: 0, total: 0, state: 'reading' };

/**
 * Paper has all of a list: what is not there yet is read first. Ctrl P is heard too, because the browser by itself waits for nobody.
 * `report`: called by the list once it shows what it has read. `reading`: how far it is, while somebody waits for paper.
 */
export function usePrintAll() {
  const [readsAll, setReadsAll] = useState(false);
  const [reading, setReading] = useState<Progress | null>(null);
  const newest = useRef(NOTHING_YET);
  const waits = useRef(false);
  const goOn = useCallback(() => {
    if (!waits.current) return;
    const { state } = newest.current;
    waits.current = state === 'reading';
    setReading(waits.current ? newest.current : null);
    if (state === 'whole') window.print();
    if (state === 'failed')
      showToast({
        tone: 'error',
        title: 'Nothing was printed',
        description: 'Some of the history could not be loaded. Load it again, then print.',
      });
  }, []);
  const report = useCallback(
    (progress: Progress) => {
      newest.current = progress;
      goOn();
    },
    [goOn],
  );
  const print = useCallback(() => {
    waits.current = true;
    setReadsAll(true);
    goOn();
  }, [goOn]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isWithCtrl('p', event)) return;
      event.preventDefault();
      print();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [print]);
  return { print, readsAll, reading, report };
}
