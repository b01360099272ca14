import { openPools } from '../platform/database/pools.ts';
import { WriteCheck } from '../platform/database/write-check.ts';
import { DiskSpace } from '../platform/process/disk-space.ts';
import type { CliCommand } from './command.ts';
import { reachableConfig } from './reachable-config.ts';

export const doctorDatabaseCommand: CliCommand = {
  usage: 'doctor database',
  about: 'whether PostgreSQL takes writes, how large the database is, and whether the disk of DATA_DIR has space left',
  async run(_args, env) {
    const { DATABASE_URL, DATA_DIR, TIMEOUT_FACTOR } = await reachableConfig(env, ['DATABASE_URL']);
    const pools = openPools({ databaseUrl: DATABASE_URL, timeoutFactor: TIMEOUT_FACTOR });
    const writes = new WriteCheck({ connect: pools.connectDirect, timeoutFactor: TIMEOUT_FACTOR });
    try {
      const space = new DiskSpace(DATA_DIR, pools.app);
      const [problem, bytes, low] = await Promise.all([writes.problem(), space.ofDatabase(), space.warning()]);
      const size = bytes === null ? 'of a size that it does not tell' : `${Math.ceil(bytes / 2 ** 20)} MB large`;
      for (const line of [problem ?? `PostgreSQL takes writes; the database is ${size}`, ...(low ? [low] : [])])
        process.stdout.write(`${line}\n`);
      if (problem ?? low) process.exitCode = 1;
    } finally {
      await writes.close();
      await pools.close();
    }
  },
};
