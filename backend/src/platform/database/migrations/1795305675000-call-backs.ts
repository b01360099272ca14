import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when we promised to ring whoever asked for a call. No message from before asks for one, so nothing is built anew. */
export class CallBacks1795305675000 implements MigrationInterface {
  readonly name = 'CallBacks1795305675000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rm.contact_message ADD COLUMN due_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rm.contact_message DROP COLUMN due_at');
  }
}
