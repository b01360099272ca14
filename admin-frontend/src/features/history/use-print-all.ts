import { useCallback, useEffect, useState } from 'react';
import { isWithCtrl } from '../../shared/keys/use-keys.ts';
import { showToast } from '../../shared/toast/toasts.ts';

/** How far a list that comes in pages was read. */
export type Progress = { readonly read: number; readonly total: number; readonly state: 'reading' | 'whole' | 'failed' };

/** Paper has all of a list: what is not there yet is read first. Ctrl P is heard too, because the browser by itself waits for nobody. */
export function usePrintAll() {
  const [progress, setProgress] = useState<Progress>({ read: 0, total: 0, state: 'reading' });
  const [readsAll, setReadsAll] = useState(false);
  const [waits, setWaits] = useState(false);
  const print = useCallback(() => {
    setReadsAll(true);
    setWaits(true);
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isWithCtrl('p', event)) return;
      event.preventDefault();
      print();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [print]);
  useEffect(() => {
    if (!waits || progress.state === 'reading') return;
    setWaits(false);
    if (progress.state === 'whole') window.print();
    else
      showToast({
        tone: 'error',
        title: 'Nothing was printed',
        description: 'Not all of the history could be read. Read it again, then print.',
      });
  }, [waits, progress]);
  return { print, readsAll, reading: waits ? progress : null, report: setProgress };
}
