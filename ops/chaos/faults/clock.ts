import { renameSync, writeFileSync } from 'node:fs';
import { sleep } from '../../run/launcher/processes.ts';
import { clockFileOf } from '../stage.ts';
import type { Fault } from './fault.ts';

const HOUR_MS = 3_600_000;
/** How far behind the real time: an hour to both sides, and a year back, of which nothing may come. A year on, what nobody paid for is erased. */
const JUMPS_MS = [HOUR_MS, -HOUR_MS, 365 * 24 * HOUR_MS] as const;
const LASTS_MS = 3000;

export const setClock = (folder: string, behindMs: number): void => {
  const file = clockFileOf(folder);
  writeFileSync(`${file}.new`, String(behindMs));
  renameSync(`${file}.new`, file);
};

export const clock: Fault = {
  name: 'clock',
  about: 'the clock of api and worker jumps by an hour or a year, and back',
  kind: 'plain',
  strike: async ({ stage, random }) => {
    setClock(stage.folder, random.pick(JUMPS_MS));
    await sleep(LASTS_MS);
    setClock(stage.folder, 0);
  },
};
