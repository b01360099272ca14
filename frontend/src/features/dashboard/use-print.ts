import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints one part of the page: the part carries `data-print` while the browser takes its picture. */
export function usePrint(printPage: () => void): { readonly printed: boolean; readonly print: () => void } {
  const [printed, setPrinted] = useState(false);
  const print = () => {
    flushSync(() => setPrinted(true));
    printPage();
    setPrinted(false);
  };
  return { printed, print };
}
