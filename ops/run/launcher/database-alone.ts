import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lacksKey, masterKeyPath, productEnvironment, secureSecrets, standInKeys } from './environment.ts';
import type { Environment } from './environment.ts';
import { startPostgres } from './postgres/server.ts';
import { claimDataDir } from './run-state.ts';
import type { Settings } from './settings.ts';

const REPAIRS = new Set(['backup', 'doctor', 'history', 'restore', 'subscriptions']);
/** Also on a machine that has nothing yet. */
const BRINGS_BACK = [['restore'], ['backup', 'list'], ['backup', 'verify']];

const hasDatabase = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres'));

/** Commands for a product that does not start: they need its database and nothing else of it. */
export const needsDatabaseAlone = (args: readonly string[], dataDir: string): boolean =>
  hasDatabase(dataDir) ? REPAIRS.has(args[0] ?? '') : BRINGS_BACK.some((words) => words.every((word, index) => args[index] === word));

/** Runs the database of a data directory from which nothing runs, for as long as the work takes. Throws when there is no key for what is brought back. */
export const withDatabaseAlone = async <T>(
  settings: Settings,
  given: Readonly<Record<string, string | undefined>>,
  work: (env: Environment) => T | Promise<T>,
): Promise<T> => {
  const { dataDir, publicUrl, ports } = settings;
  if (!hasDatabase(dataDir) && lacksKey(dataDir, given))
    throw new Error(
      `A backup opens with the master key that it was made with, and with no new one: write that key into ${masterKeyPath(dataDir)} first.`,
    );
  secureSecrets(settings, given);
  const claim = await claimDataDir(dataDir, publicUrl);
  try {
    const { url, part } = await startPostgres(dataDir, join(dataDir, 'logs/postgres.log'), () => undefined);
    try {
      const found = { databaseUrl: url, metricsPort: ports.metrics ?? 0, keys: standInKeys(dataDir) };
      return await work(productEnvironment(given, settings, found));
    } finally {
      await part.stop();
    }
  } finally {
    claim.release();
  }
};
