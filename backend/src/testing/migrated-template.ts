import pg from 'pg';
import { clusterUrl, LOGINS, urlFor } from './postgres.ts';

const TEMPLATE = 'willow_migrated';
/** Any number that nothing else locks in the cluster's own database. */
const MAKING_IT = 20_261_123;

type Migration = (addresses: { readonly url: string; readonly ownerUrl: string }) => Promise<void>;

/** The database as a migration leaves it, made by whoever needs it first and copied by everybody else of the same Jest run. */
export async function migratedTemplate(migrate: Migration): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl() });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MAKING_IT]);
    const made = await client.query('SELECT FROM pg_database WHERE datname = $1 AND datistemplate', [TEMPLATE]);
    if (made.rowCount !== 0) return TEMPLATE;
    await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${TEMPLATE} OWNER ${LOGINS.owner.name}`);
    await migrate({ url: urlFor(TEMPLATE, LOGINS.app), ownerUrl: urlFor(TEMPLATE, LOGINS.owner) });
    // Nobody may be connected to what is being copied.
    await client.query(`ALTER DATABASE ${TEMPLATE} WITH ALLOW_CONNECTIONS false IS_TEMPLATE true`);
    return TEMPLATE;
  } finally {
    await client.end();
  }
}
