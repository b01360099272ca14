import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes that were asked for with an idempotency key, and what they were answered with. */
export class KeptAnswers1795305673000 implements MigrationInterface {
  readonly name = 'KeptAnswers1795305673000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE auth.kept_answer (
        call_hash bytea PRIMARY KEY,
        request_hash bytea NOT NULL,
        begun_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        answer bytea
      );
      GRANT SELECT, INSERT, UPDATE, DELETE ON auth.kept_answer TO willow_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE auth.kept_answer');
  }
}
