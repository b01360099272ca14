import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that the mail provider does not take, as keyed hashes. */
export class RefusedAddresses1795305607000 implements MigrationInterface {
  readonly name = 'RefusedAddresses1795305607000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail.refused_address (
        address_hash text COLLATE "C" PRIMARY KEY,
        refused_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      GRANT SELECT, INSERT, UPDATE, DELETE ON mail.refused_address TO willow_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail.refused_address');
  }
}
