import { fileURLToPath } from 'node:url';
import { productEnvironment, standInKeys } from '../../run/launcher/environment.ts';
import type { Environment } from '../../run/launcher/environment.ts';
import { runToEnd } from '../../run/launcher/node-part.ts';
import { freePort } from '../../run/launcher/ports.ts';
import { readSettings } from '../../run/launcher/settings.ts';

export const BACKEND = fileURLToPath(new URL('../../../backend/dist', import.meta.url));

export async function productEnv(databaseUrl: string, dataDir: string): Promise<Environment> {
  const [PORT, metricsPort] = [String(await freePort()), await freePort()];
  const given = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT, STRIPE_LOCAL_PORT: PORT, MAILBOX_PORT: PORT };
  const settings = readSettings(given, dataDir);
  return { ...productEnvironment(given, settings, { databaseUrl, metricsPort, keys: standInKeys(dataDir) }), HOST: '127.0.0.1' };
}

export const migrateProduct = (env: Environment): Promise<void> =>
  runToEnd('Migrating the database', `${BACKEND}/cli.main.js`, ['migrate'], env);
