import { LogContradicted } from '../event-sourcing/store/anchors/log-anchors.ts';
import { parseAnchor } from '../event-sourcing/store/anchors/anchor.ts';
import { postgresLog } from '../event-sourcing/store/anchors/postgres-log.ts';
import { EventStoreDbEventStore } from '../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { EventStoreDbLog } from '../event-sourcing/store/eventstoredb/eventstoredb-log.ts';
import { KeptChain } from '../event-sourcing/store/eventstoredb/kept-chain.ts';
import { openPools } from '../platform/database/pools.ts';
import { anchorFileOf } from '../platform/event-store/anchor-file-of.ts';
import { LOG_CONTRADICTED } from '../platform/event-store/anchors.module.ts';
import type { CliCommand } from './command.ts';
import { reachableConfig } from './reachable-config.ts';

export const doctorLogCommand: CliCommand = {
  usage: 'doctor log',
  about: 'whether the log still holds what the worker read and signed last',
  async run(_args, env) {
    const { DATABASE_URL, EVENTSTORE_URL, DATA_DIR } = await reachableConfig(env, ['DATABASE_URL', 'EVENTSTORE_URL']);
    const pools = openPools({ databaseUrl: DATABASE_URL });
    const history = EVENTSTORE_URL ? new EventStoreDbEventStore({ url: EVENTSTORE_URL }) : null;
    try {
      const file = anchorFileOf(DATA_DIR, DATABASE_URL);
      const line = await file.newest();
      const newest = line === null ? null : parseAnchor(line);
      const log = history ? new EventStoreDbLog(history, new KeptChain(pools.app)) : postgresLog(pools.app);
      const holds = await log.head(newest).then((head) => !newest || head?.anchored === newest.hash, orContradicted);
      if (!holds) process.exitCode = 1;
      process.stdout.write(`${holds ? inOrder(newest?.position ?? null, file.path) : `Not in order: ${LOG_CONTRADICTED}`}\n`);
    } finally {
      await history?.close();
      await pools.close();
    }
  },
};

const inOrder = (position: number | null, file: string): string =>
  position === null ? `There is no anchor in ${file} yet` : `The log holds what was signed last, at position ${position}`;

function orContradicted(error: unknown): false {
  if (error instanceof LogContradicted) return false;
  throw error;
}
