import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The one row that readiness writes, to know whether anything can be written. */
export class WriteCheck1795305664000 implements MigrationInterface {
  readonly name = 'WriteCheck1795305664000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SCHEMA health;
      GRANT USAGE ON SCHEMA health TO willow_app;
      CREATE TABLE health.write_check (
        singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
        written_at timestamptz NOT NULL
      ) WITH (fillfactor = 10);
      INSERT INTO health.write_check (written_at) VALUES (now());
      GRANT SELECT, UPDATE ON health.write_check TO willow_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE health.write_check;
      DROP SCHEMA health;
    `);
  }
}
