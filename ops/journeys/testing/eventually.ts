import { waitUntil } from '../../run/launcher/processes.ts';

/** What a busy machine may take for anything that will happen. */
export const WITHIN_MS = 180_000;

/** What throws does not hold yet: services come and go in a crash. */
export const eventually = async (what: string, check: () => Promise<boolean> | boolean, withinMs = WITHIN_MS): Promise<void> => {
  const last: { error?: unknown } = {};
  const holds = async (): Promise<boolean> => {
    try {
      delete last.error;
      return await check();
    } catch (error) {
      last.error = error;
      return false;
    }
  };
  if (await waitUntil(holds, withinMs, 50)) return;
  throw new Error(`Waited ${withinMs / 1000} s in vain: ${what}`, { cause: last.error });
};
