import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { lacksKey, masterKeyPath, productEnvironment, standInKeys } from './environment.ts';
import { masterKey } from './secrets.ts';
import type { Settings } from './settings.ts';

/** A database of somebody's own, and no key: one is made only if nothing was sealed there yet. A key that opens nothing must not even be kept. */
export const assertMayMakeKey = async (
  settings: Settings,
  given: Readonly<Record<string, string | undefined>>,
  backend: string,
): Promise<void> => {
  const { dataDir, real } = settings;
  if (!real.database || !lacksKey(dataDir, given)) return;
  const found = { databaseUrl: given['DATABASE_URL'] ?? '', metricsPort: 0, keys: standInKeys(dataDir) };
  // Any key will do to ask whether the database has one.
  const env = { ...productEnvironment(given, settings, found), MASTER_KEY: masterKey() };
  const { refused, said } = await ask(join(backend, 'cli.main.js'), env);
  if (said) throw new Error(said);
  if (refused)
    throw new Error(
      `MASTER_KEY: what is in the database of DATABASE_URL was sealed with a key that is not here: ${masterKeyPath(dataDir)} is missing or empty. Put the file back from its backup, or set MASTER_KEY; no key was made.`,
    );
};

/** What it finds goes to standard output; why it cannot look, to the other. */
const ask = (file: string, env: Readonly<Record<string, string>>): Promise<{ refused: boolean; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [file, 'doctor', 'keys'], { env }, (error, _, stderr) =>
      resolve({ refused: error !== null, said: error === null ? '' : stderr.trim().replace(/^willow could not start: /, '') }),
    );
  });
