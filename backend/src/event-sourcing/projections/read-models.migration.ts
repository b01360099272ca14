import type { Migration } from '../../platform/database/migration.ts';

/** The schema of the read models. Tables that the owner adds later are open to the app role without a grant of their own. */
export const readModelsMigration: Migration = {
  id: 'read-models-001-schema',
  sql: `
CREATE SCHEMA rm;
GRANT USAGE ON SCHEMA rm TO willow_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA rm GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO willow_app;
`,
};
