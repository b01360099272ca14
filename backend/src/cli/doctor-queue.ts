import { queueOptions } from '../api.module.ts';
import { openPools } from '../platform/database/pools.ts';
import { openQueue, wordsFor } from '../platform/queue/index.ts';
import type { CliCommand } from './command.ts';
import { reachableConfig } from './reachable-config.ts';

export const doctorQueueCommand: CliCommand = {
  usage: 'doctor queue',
  about: 'whether the queue holds every job that was asked for and is not done, and what runs at an interval',
  async run(_args, env) {
    const config = await reachableConfig(env, ['DATABASE_URL', 'REDIS_URL']);
    const pools = openPools({ databaseUrl: config.DATABASE_URL, timeoutFactor: config.TIMEOUT_FACTOR });
    try {
      const { lost, close } = await openQueue({ ...queueOptions(config, pools), observe: () => undefined });
      const found = await lost.look({ restores: false }).finally(close);
      const isWhole = found.jobs === 0 && found.schedules.length === 0;
      process.stdout.write(
        isWhole
          ? 'The queue holds every job that was asked for and is not done\n'
          : `Missing in the queue: ${wordsFor(found)}. ${REMEDY}\n`,
      );
      if (!isWhole) process.exitCode = 1;
    } finally {
      await pools.close();
    }
  },
};

const REMEDY =
  'A running worker puts that there within seconds; when it does not, look at its log, and whether Redis takes writes. Redis must keep its data (append-only file) and evict nothing';
