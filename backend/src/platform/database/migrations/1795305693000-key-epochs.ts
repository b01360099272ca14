import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which key wraps the keys of subjects; the key itself is outside the database. Epoch 0 is the master key alone, as before there were epochs.
 * `turns_by_itself`: there was no key yet, so that no release is about which cannot read those of an epoch.
 */
export class KeyEpochs1795305693000 implements MigrationInterface {
  readonly name = 'KeyEpochs1795305693000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vault.key_epoch (
        id integer NOT NULL,
        address text,
        began_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        destroyed_at timestamptz,
        turns_by_itself boolean NOT NULL DEFAULT true,
        CONSTRAINT "PK_key_epoch" PRIMARY KEY (id)
      );
      INSERT INTO vault.key_epoch (id, turns_by_itself) SELECT 0, NOT EXISTS (SELECT FROM vault.subject_key);
      ALTER TABLE vault.subject_key ADD COLUMN epoch integer NOT NULL DEFAULT 0;
      GRANT SELECT, INSERT, UPDATE ON vault.key_epoch TO willow_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vault.subject_key DROP COLUMN epoch; DROP TABLE vault.key_epoch');
  }
}
