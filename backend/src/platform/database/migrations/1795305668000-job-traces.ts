import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which trace a job belongs to: that of the click, or of the scheduled run, which it was asked for by. */
export class JobTraces1795305668000 implements MigrationInterface {
  readonly name = 'JobTraces1795305668000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE queue.wanted_job ADD COLUMN trace text COLLATE "C"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE queue.wanted_job DROP COLUMN trace');
  }
}
