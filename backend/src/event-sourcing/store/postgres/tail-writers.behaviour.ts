import { randomUUID } from 'node:crypto';
import { openPools } from '../../../platform/database/pools.ts';
import { newEvents } from '../behaviour/harness.behaviour.ts';
import { PostgresEventStore } from './postgres-event-store.ts';

// A process of its own for the tailing test: writers that append one or two events a round, each to its own stream and now and then to one that all share.
const { TAIL_DATABASE, TAIL_WRITERS, TAIL_ROUNDS } = process.env;

if (TAIL_DATABASE !== undefined) {
  const pools = openPools({ databaseUrl: TAIL_DATABASE });
  const store = new PostgresEventStore({ pools, appendTimeoutMs: 20_000 });
  await Promise.all(
    Array.from({ length: Number(TAIL_WRITERS) }, async () => {
      const own = `own-${randomUUID()}`;
      for (let round = 0; round < Number(TAIL_ROUNDS); round += 1) {
        await store.append(round % 10 === 9 ? 'shared' : own, 'any', newEvents(1 + (round % 2)));
      }
    }),
  );
  await store.close();
  await pools.close();
}
