import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Subscriptions1795305602000 implements MigrationInterface {
  readonly name = 'Subscriptions1795305602000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SCHEMA subscription;
      GRANT USAGE ON SCHEMA subscription TO willow_app, willow_audit;

      CREATE TABLE subscription.checkpoint (
        subscription text NOT NULL,
        build text NOT NULL DEFAULT 'live' CHECK (build IN ('live', 'next')),
        version int NOT NULL,
        position text NOT NULL,
        -- The event that stood at the position: its place, id and hash.
        mark text,
        moved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (subscription, build)
      ) WITH (fillfactor = 50);
      GRANT SELECT, INSERT, UPDATE, DELETE ON subscription.checkpoint TO willow_app;
      GRANT SELECT ON subscription.checkpoint TO willow_audit;

      CREATE TABLE subscription.parked (
        subscription text NOT NULL,
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
        PRIMARY KEY (subscription, event_id)
      );
      CREATE INDEX parked_open ON subscription.parked (subscription, stream, revision) WHERE resolved_at IS NULL;
      GRANT SELECT, INSERT, UPDATE ON subscription.parked TO willow_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE subscription.parked, subscription.checkpoint;
      DROP SCHEMA subscription;
    `);
  }
}
