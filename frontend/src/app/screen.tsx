import { type ComponentType, lazy } from 'react';

/** A page older than this was built before what it now fails to load: a newer release has replaced its files. */
const FRESH_MS = 10_000;

type Load = () => Promise<{ readonly default: ComponentType }>;

/** A screen that is loaded when it is opened. If its files are gone, the page is loaded anew, once. */
export const screen = (load: Load, reload: () => void = () => window.location.reload()) =>
  lazy(async () => {
    try {
      return await load();
    } catch (error) {
      if (performance.now() < FRESH_MS) throw error;
      reload();
      return await new Promise<never>(() => undefined);
    }
  });
