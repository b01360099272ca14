import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each session read last, so that an answer to it can be told from an answer to something newer. */
export class SessionReads1795305606000 implements MigrationInterface {
  readonly name = 'SessionReads1795305606000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.session ADD COLUMN read_revision integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.session DROP COLUMN read_revision');
  }
}
