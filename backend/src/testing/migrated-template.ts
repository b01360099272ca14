import pg from 'pg';
import { clusterUrl, LOGINS, urlFor } from './postgres.ts';

/** As `migrate` leaves it, or as the command does, which makes the first operator, too. */
type Template = 'willow_tables' | 'willow_migrated';

/** Any number that nothing else locks in the cluster's own database. */
const MAKING_IT = 20_261_123;

type Migration = (addresses: { readonly url: string; readonly ownerUrl: string }) => Promise<unknown>;

/** A database as a migration leaves it, made by whoever needs it first and copied by everybody else of the same Jest run. */
export async function migratedTemplate(name: Template, migrate: Migration): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl() });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MAKING_IT]);
    const made = await client.query('SELECT FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
    if (made.rowCount !== 0) return name;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} OWNER ${LOGINS.owner.name}`);
    await migrate({ url: urlFor(name, LOGINS.app), ownerUrl: urlFor(name, LOGINS.owner) });
    // Nobody may be connected to what is being copied.
    await client.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false IS_TEMPLATE true`);
    return name;
  } finally {
    await client.end();
  }
}
