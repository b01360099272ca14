import { Patience, patient } from '../../testing/machine/patience.ts';
import { sleep } from '../../run/launcher/processes.ts';

const QUICK_MS = 60_000;

/** What this machine may take for anything that will happen, where a limit is set once. */
export const WITHIN_MS = patient(QUICK_MS);

/** What throws does not hold yet: services come and go in a crash. */
export const eventually = async (what: string, check: () => Promise<boolean> | boolean): Promise<void> => {
  const patience = new Patience(QUICK_MS);
  for (;;) {
    let cause: unknown;
    try {
      if (await check()) return;
    } catch (error) {
      cause = error;
    }
    if (patience.isOver()) throw new Error(`Waited ${patience.waited} in vain: ${what}`, { cause });
    await sleep(50);
  }
};
