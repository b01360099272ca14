import type { Migration } from '../database/migration.ts';

export const sessionMigrations: readonly Migration[] = [
  {
    id: 'sessions-001',
    sql: `
      CREATE SCHEMA auth;
      CREATE TABLE auth.session (
        id_hash bytea PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('customer', 'operator')),
        subject_id text NOT NULL,
        role text,
        pending boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX ON auth.session (kind, subject_id);
      CREATE INDEX ON auth.session (expires_at);
      CREATE TABLE auth.rate_window (
        key bytea PRIMARY KEY,
        window_start timestamptz NOT NULL,
        count int NOT NULL
      );
      GRANT USAGE ON SCHEMA auth TO willow_app;
      GRANT SELECT, INSERT, UPDATE, DELETE ON auth.session, auth.rate_window TO willow_app;
    `,
  },
];
