import type { Migration } from '../database/migration.ts';

/** The vault's table. Erasing a subject empties `wrapped`; the row stays, so that the key is never made again. */
export const keyVaultMigrations: readonly Migration[] = [
  {
    id: 'key-vault-001',
    sql: `
      CREATE SCHEMA vault;
      CREATE TABLE vault.subject_key (
        subject text PRIMARY KEY,
        wrapped bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        destroyed_at timestamptz,
        CHECK ((wrapped IS NULL) = (destroyed_at IS NOT NULL))
      );
      GRANT USAGE ON SCHEMA vault TO willow_app;
      GRANT SELECT, INSERT, UPDATE ON vault.subject_key TO willow_app;
    `,
  },
];
