import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which flags wait for a second operator. Rows of before are made anew with the read model's next version. */
export class Proposals1795305677000 implements MigrationInterface {
  readonly name = 'Proposals1795305677000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rm.review_flag ADD COLUMN proposed boolean NOT NULL DEFAULT false;
      ALTER TABLE rm.order_list ADD COLUMN proposed int;
      CREATE INDEX order_list_proposed ON rm.order_list (created_at, id) WHERE proposed > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rm.order_list DROP COLUMN proposed');
    await runner.query('ALTER TABLE rm.review_flag DROP COLUMN proposed');
  }
}
