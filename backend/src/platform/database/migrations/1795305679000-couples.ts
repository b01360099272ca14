import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who makes two wills with whom. */
export class Couples1795305679000 implements MigrationInterface {
  readonly name = 'Couples1795305679000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rm.couple_list (
        id text NOT NULL,
        inviter_id text NOT NULL,
        partner_id text,
        code_hash text NOT NULL,
        inviter_left boolean NOT NULL,
        partner_left boolean NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_couple_list" PRIMARY KEY (id)
      ) WITH (fillfactor = 50);
      CREATE INDEX couple_list_inviter ON rm.couple_list (inviter_id);
      CREATE INDEX couple_list_partner ON rm.couple_list (partner_id) WHERE partner_id IS NOT NULL;
      CREATE INDEX couple_list_code ON rm.couple_list (code_hash);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rm.couple_list');
  }
}
