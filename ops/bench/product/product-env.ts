import { fileURLToPath } from 'node:url';
import { productEnvironment, secureSecrets, standInKeys } from '../../run/launcher/environment.ts';
import type { Environment } from '../../run/launcher/environment.ts';
import { withAllLogins, loginUrl } from '../../run/launcher/postgres/logins.ts';
import { runToEnd } from '../../run/launcher/node-part.ts';
import { freePort } from '../../local/kit/free-port.ts';
import { readSettings } from '../../run/launcher/settings.ts';

export const BACKEND = fileURLToPath(new URL('../../../backend/dist', import.meta.url));

export const appUrlOf = (ownerUrl: string, dataDir: string): string => {
  const { host, pathname } = new URL(ownerUrl);
  return loginUrl(dataDir, 'app', host, pathname.slice(1));
};

/** Of api and worker on a database of the bench's server. */
export async function productEnv(ownerUrl: string, dataDir: string): Promise<Environment> {
  const databaseUrl = appUrlOf(ownerUrl, dataDir);
  const [PORT, metricsPort] = [String(await freePort()), await freePort()];
  const given = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT, STRIPE_LOCAL_PORT: PORT, MAILBOX_PORT: PORT };
  const settings = readSettings(given, dataDir);
  secureSecrets(settings, given);
  return { ...productEnvironment(given, settings, { databaseUrl, metricsPort, keys: standInKeys(dataDir) }), HOST: '127.0.0.1' };
}

export const migrateProduct = (env: Environment): Promise<void> =>
  runToEnd('Migrating the database', `${BACKEND}/cli.main.js`, ['migrate'], withAllLogins(env));
