import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which jobs were asked for, and what became of them: what a queue in Redis has lost is added again from here. Payloads hold ids only. */
export class WantedJobs1795305663000 implements MigrationInterface {
  readonly name = 'WantedJobs1795305663000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SCHEMA queue;
      GRANT USAGE ON SCHEMA queue TO willow_app;

      CREATE TABLE queue.wanted_job (
        job text COLLATE "C" NOT NULL,
        id text COLLATE "C" NOT NULL,
        payload jsonb NOT NULL,
        added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- Later than it was added when it is delayed.
        run_at timestamptz NOT NULL,
        -- The time stamp of its job in the queue, in milliseconds; one with another was replaced.
        queued_ms double precision NOT NULL,
        began_at timestamptz,
        done_at timestamptz,
        failed_at timestamptz,
        reason text,
        attempts int NOT NULL DEFAULT 0,
        PRIMARY KEY (job, id),
        CHECK (done_at IS NULL OR failed_at IS NULL)
      ) WITH (fillfactor = 70);
      CREATE INDEX wanted_job_open ON queue.wanted_job (run_at, job, id) WHERE done_at IS NULL AND failed_at IS NULL;
      CREATE INDEX wanted_job_failed ON queue.wanted_job (failed_at) WHERE failed_at IS NOT NULL;
      CREATE INDEX wanted_job_done ON queue.wanted_job (done_at) WHERE done_at IS NOT NULL;
      GRANT SELECT, INSERT, UPDATE, DELETE ON queue.wanted_job TO willow_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE queue.wanted_job;
      DROP SCHEMA queue;
    `);
  }
}
