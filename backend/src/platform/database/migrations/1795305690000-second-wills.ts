import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of an order: what is paid with it for the partner's will, and whether the partner paid for it. */
export class SecondWills1795305690000 implements MigrationInterface {
  readonly name = 'SecondWills1795305690000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rm.order_list
        ADD COLUMN second_will_pence int NOT NULL DEFAULT 0,
        ADD COLUMN prepaid boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rm.order_list DROP COLUMN second_will_pence, DROP COLUMN prepaid');
  }
}
