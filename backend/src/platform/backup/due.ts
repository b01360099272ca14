import type { ListedBackup } from './index-of-backups.ts';

/** `whole`: everything. `since`: what came after the newest backup, where that can be gone on from; else everything. */
export type Extent = 'whole' | 'since';

const DAY_MS = 24 * 3_600_000;
/** In UTC. */
const NIGHT_MS = 2 * 3_600_000;

/** Everything once a night, and what came since at any other time. */
export function dueExtent(newest: Pick<ListedBackup, 'at'> | undefined, now: Date): Extent {
  const night = Math.floor((now.getTime() - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS;
  return newest && Date.parse(newest.at) >= night ? 'since' : 'whole';
}
