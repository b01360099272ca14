import { withProcessGroup } from '../kit/process-group.ts';
import { median } from '../kit/statistics.ts';
import type { TwiceRole } from '../roles/twice.role.ts';
import { eventStoreServer } from './event-store-server.ts';
import type { EventStorePart } from './part.ts';

const COMMIT_MS = 20;

/** One event sent twice at the same moment. A server drops the second without a word until the first is stored. */
export const duplicate: EventStorePart = (_server, { doubles }) =>
  withProcessGroup(async (group) => {
    const server = await eventStoreServer(group);
    await server.slowDown(COMMIT_MS);
    const twice = await group.role<TwiceRole>('roles/twice.role.ts', { EVENTSTORE_URL: server.url });
    await twice.call('appendTwice');
    const took: number[] = [];
    for (let count = 0; count < doubles; count += 1) took.push(await twice.call('appendTwice'));
    const worst = Math.max(...took);
    return {
      medians: { esdbDuplicateMs: median(took) },
      spread: { esdbDuplicateMs: [Math.min(...took), worst] },
      ratios: { esdbDuplicateWorstMs: worst },
    };
  });
