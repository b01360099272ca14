import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { eventually } from '../../journeys/testing/eventually.ts';
import { failFileOf } from '../stage.ts';
import type { Fault } from './fault.ts';

/** Each between something that is done and whoever is told so. */
const POINTS = [
  'api.main.js append',
  'api.main.js enqueue',
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
    // Who forgets ids does something twice where it was done and not answered.
    const point = broken.has('retry-ids') ? POINTS[0] : random.pick(POINTS);
    // Somebody has to get there.
    if (point === 'api.main.js effect') crowd.buys();
    writeFileSync(`${file}.new`, point);
    renameSync(`${file}.new`, file);
    await eventually(`${point} is reached`, () => existsSync(`${file}.reached`));
    rmSync(`${file}.reached`);
  },
};
