import { DEFAULT_SCHEMA, runMigrations } from 'bullmq';
import pg from 'pg';

const grantTo = async (client: pg.Client, roleName: string): Promise<void> => {
  const role = pg.escapeIdentifier(roleName);
  await client.query(`GRANT USAGE ON SCHEMA ${DEFAULT_SCHEMA} TO ${role}`);
  await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${DEFAULT_SCHEMA} TO ${role}`);
  await client.query(`REVOKE INSERT, UPDATE, DELETE ON ${DEFAULT_SCHEMA}.migration FROM ${role}`);
  await client.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${DEFAULT_SCHEMA} TO ${role}`);
};

/**
 * Migrates BullMQ's schema as its owner, and lets `applicationRole` read and write its rows. Safe to repeat and to run concurrently. Returns the
 * schema's version.
 */
export const migrateQueue = async (ownerUrl: string, applicationRole?: string): Promise<number> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // PostgreSQL fails one of two GRANTs on the same table at once ("tuple concurrently updated"). The lock goes with the session.
    await client.query(`SELECT pg_advisory_lock(hashtextextended('willow.migrate-queue', 0))`);
    const version = await runMigrations(client, DEFAULT_SCHEMA);
    if (applicationRole !== undefined) await grantTo(client, applicationRole);
    return version;
  } finally {
    await client.end();
  }
};
