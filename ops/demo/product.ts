import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf, launchOn } from '../journeys/testing/product.ts';
import type { Ports } from '../journeys/testing/product.ts';
import { newConnections } from '../people/visitor.ts';
import type { Place } from '../people/customer.ts';
import { secureSecrets } from '../run/launcher/environment.ts';
import { makeDataDir } from '../run/launcher/data-dir.ts';
import { withDatabaseAlone } from '../run/launcher/database-alone.ts';
import { runToEnd } from '../run/launcher/node-part.ts';
import { withAllLogins } from '../run/launcher/postgres/logins.ts';
import { readKept } from '../run/launcher/secrets.ts';
import { readSettings } from '../run/launcher/settings.ts';
import { ROOT } from '../run/program.ts';
import { clockEnvironment, DemoClock } from './clock/demo-clock.ts';
import { PEOPLE } from './life/team.ts';

export type Given = { readonly dataDir: string; readonly ports: Ports };
export type Running = {
  readonly place: Place;
  /** Of everybody in the team. */
  readonly password: string;
  readonly ownerUrl: string;
  end(): Promise<void>;
};

/** A demo is made-up people, in a product of its own: it has the embedded parts, and is never in production. */
const REAL = ['DATABASE_URL', 'EVENTSTORE_URL', 'REDIS_URL', 'STRIPE_SECRET_KEY', 'SENDGRID_API_KEY'];

export function refuseRealParts(env: Readonly<Record<string, string | undefined>>): void {
  const named = REAL.filter((name) => env[name]);
  if (env['NODE_ENV'] === 'production' || named.length > 0)
    throw new Error(
      `The demo runs on the embedded parts only, and never in production. Unset ${[...named, ...(env['NODE_ENV'] === 'production' ? ['NODE_ENV'] : [])].join(', ')} and run it again.`,
    );
}

export const clockFile = (dataDir: string): string => join(dataDir, 'demo/clock');

/** Makes the database, or opens it, and turns the clock of its log back before the product writes the first fact. */
export async function turnBack({ dataDir, ports }: Given, at: Date): Promise<void> {
  makeDataDir(dataDir);
  const given = { ...ports, DATA_DIR: dataDir };
  const settings = readSettings(given, ROOT);
  // A product that begins has keys of its own; without them, a database alone is one that a backup comes back to.
  secureSecrets(settings, given);
  await withDatabaseAlone(settings, given, async (env) => {
    const all = withAllLogins(env);
    await runToEnd('Making the tables', fileURLToPath(new URL('clock/make-tables.mjs', import.meta.url)), [], all);
    await DemoClock.turnBack(clockFile(dataDir), all['DATABASE_OWNER_URL'] ?? '', Date.now() - at.getTime());
  });
}

/** As `npm start` does it; `byClock`: with the demo's time, and otherwise with the real one. */
export async function startOn({ dataDir, ports }: Given, byClock: boolean): Promise<Running> {
  const own = ['CHROMIUM_PATH', 'TIMEOUT_FACTOR', 'TMPDIR', 'LD_LIBRARY_PATH'];
  const given = Object.fromEntries(own.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const product = await launchOn('demo', ports, dataDir, {
    ...given,
    ADMIN_EMAIL: PEOPLE.admin.email,
    // Made once and kept, as `npm start` makes it.
    ADMIN_PASSWORD: '',
    ...(byClock && clockEnvironment(clockFile(dataDir))),
  });
  const env = environmentOf(product);
  const { url, mailboxUrl, stripeUrl } = product;
  const connections = newConnections();
  return {
    place: { url, mailboxUrl, stripeUrl, stripeKey: env['STRIPE_PUBLISHABLE_KEY'] ?? '', connections },
    password: readKept(join(dataDir, 'secrets/operator.password')) ?? '',
    ownerUrl: withAllLogins(env)['DATABASE_OWNER_URL'] ?? '',
    end: async () => {
      await connections.destroy();
      await product.end();
    },
  };
}

export const hasProductData = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres'));
