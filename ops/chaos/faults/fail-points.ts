import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { waitUntil } from '../../run/launcher/processes.ts';
import { patient } from '../../testing/machine/patience.ts';
import { failFileOf } from '../stage.ts';
import type { Fault } from './fault.ts';

/** Nobody may come by, as when every customer has paid. */
const REACHED_WITHIN_MS = patient(20_000);

/** Each between something that is done and whoever is told so. */
const POINTS = [
  'api.main.js append',
  'api.main.js effect',
  'worker.main.js append',
  'worker.main.js projection',
  'worker.main.js reaction',
  'worker.main.js enqueue',
  'worker.main.js job',
  'worker.main.js effect',
] as const;

export const failPoints: Fault = {
  name: 'fail-points',
  about: 'a program ends between append and answer, projection and reader, effect and outcome',
  kind: 'plain',
  strike: async ({ stage, crowd, random, broken }) => {
    const file = failFileOf(stage.folder);
    // Who forgets ids asks twice what was asked and not answered. The same wishes again would be no other wishes.
    const point = broken.has('retry-ids') ? 'api.main.js append EnquiryRaised' : random.pick(POINTS);
    // Somebody has to get there.
    if (point === 'api.main.js effect') crowd.buys();
    writeFileSync(`${file}.new`, point);
    renameSync(`${file}.new`, file);
    await waitUntil(() => existsSync(`${file}.reached`), REACHED_WITHIN_MS);
    for (const left of [file, `${file}.reached`]) rmSync(left, { force: true });
  },
};
