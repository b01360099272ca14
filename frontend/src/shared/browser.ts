import { createContext, use } from 'react';

/** The few things a screen does to the browser itself, so that tests can watch them. */
export type Browser = {
  /** Leaves for another document. Public pages and the checkout are documents of their own. */
  readonly leave: (address: string) => void;
  readonly reload: () => void;
  readonly print: () => void;
  readonly copy: (text: string) => Promise<void>;
  /** Gives somebody a file to keep. */
  readonly save: (file: Blob, name: string) => void;
  readonly now: () => Date;
};

export const realBrowser: Browser = {
  leave: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
  print: () => window.print(),
  copy: (text) => navigator.clipboard.writeText(text),
  save,
  now: () => new Date(),
};

/** Long enough for a browser that asks first where to put it. */
const KEPT_MS = 60_000;

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}

export const BrowserContext = createContext<Browser>(realBrowser);

export const useBrowser = (): Browser => use(BrowserContext);
