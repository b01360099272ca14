import { createContext, use } from 'react';

/** The few things a screen does to the browser itself, so that tests can watch them. */
export type Browser = {
  /** Leaves for another document. Public pages and the checkout are documents of their own. */
  readonly leave: (address: string) => void;
  readonly reload: () => void;
  readonly print: () => void;
  readonly copy: (text: string) => Promise<void>;
  readonly now: () => Date;
};

export const realBrowser: Browser = {
  leave: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
  print: () => window.print(),
  copy: (text) => navigator.clipboard.writeText(text),
  now: () => new Date(),
};

export const BrowserContext = createContext<Browser>(realBrowser);

export const useBrowser = (): Browser => use(BrowserContext);
