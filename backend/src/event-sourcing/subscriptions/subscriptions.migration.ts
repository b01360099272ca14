import type { Migration } from '../../platform/database/migration.ts';

/** What projections and reactions keep about themselves: how far they came, and the facts they could not digest. */
export const followersMigration: Migration = {
  id: 'followers-001-checkpoint-and-parked',
  sql: `
CREATE SCHEMA follower;
GRANT USAGE ON SCHEMA follower TO willow_app;

CREATE TABLE follower.checkpoint (
  follower text NOT NULL,
  build text NOT NULL DEFAULT 'live' CHECK (build IN ('live', 'next')),
  version int NOT NULL,
  position text NOT NULL,
  moved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (follower, build)
) WITH (fillfactor = 50);
GRANT SELECT, INSERT, UPDATE, DELETE ON follower.checkpoint TO willow_app;

CREATE TABLE follower.parked (
  follower text NOT NULL,
  event_id uuid NOT NULL,
  stream text NOT NULL,
  revision int NOT NULL,
  position text NOT NULL,
  type text NOT NULL,
  error text,
  attempts int NOT NULL,
  parked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  resolution text CHECK (resolution IN ('retried', 'skipped', 'rebuilt')),
  resolved_at timestamptz,
  reason text,
  PRIMARY KEY (follower, event_id)
);
CREATE INDEX parked_open ON follower.parked (follower, stream, revision) WHERE resolved_at IS NULL;
GRANT SELECT, INSERT, UPDATE ON follower.parked TO willow_app;
`,
};
