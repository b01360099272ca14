import { openPools } from '../platform/database/pools.ts';
import { inspectKeys, type KeyReport } from '../platform/keys/key-check.ts';
import { Secrets } from '../platform/keys/secrets.ts';
import { reachableConfig } from './reachable-config.ts';
import type { CliCommand } from './command.ts';

export const doctorKeysCommand: CliCommand = {
  usage: 'doctor keys',
  about: 'whether MASTER_KEY is the key of this database, and opens every key kept under it',
  async run(_args, env) {
    const { DATABASE_URL, MASTER_KEY } = await reachableConfig(env, ['DATABASE_URL']);
    const pools = openPools({ databaseUrl: DATABASE_URL });
    try {
      const report = await inspectKeys(pools.app, new Secrets(MASTER_KEY));
      for (const line of linesOf(report)) process.stdout.write(`${line}\n`);
      if (report.fit === 'other-key' || report.unwrapped < report.wrapped) process.exitCode = 1;
    } finally {
      await pools.close();
    }
  },
};

const FITS = {
  fits: 'MASTER_KEY is the key of this database',
  unknown: 'Nothing is sealed in this database yet: it takes the first MASTER_KEY that it is started with',
  'other-key':
    'MASTER_KEY is not the key that this database was sealed with. Put the key back from its backup; without it nothing can be read',
} as const;

function linesOf({ fit, destroyed, wrapped, unwrapped, examples }: KeyReport): readonly string[] {
  const shut = wrapped - unwrapped;
  return [
    FITS[fit],
    `${wrapped} keys are kept, ${unwrapped} of them open; ${destroyed} more were destroyed by erasure`,
    ...(shut > 0 ? [`${shut} do not open, such as ${examples.join(', ')}`] : []),
    ...(shut > 0 && fit === 'fits' ? ['These are damaged: restore vault.subject_key from the backup of the database'] : []),
  ];
}
