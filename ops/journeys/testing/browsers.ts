import type { APIRequest, Browser } from 'playwright-core';

declare global {
  /** Put there by `environment.mjs`: one browser and one Playwright for all journeys. */
  var browsers: { readonly sharedBrowser: () => Promise<Browser>; readonly request: APIRequest } | undefined;
}

export const sharedBrowser = (): Promise<Browser> => {
  if (!globalThis.browsers) throw new Error('Journeys run in the environment of environment.mjs');
  return globalThis.browsers.sharedBrowser();
};

/** Elsewhere, as in the benches, Playwright is loaded. */
export const requests = async (): Promise<APIRequest> => globalThis.browsers?.request ?? (await import('playwright-core')).request;
