import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which two orders are of a couple; filled from the first fact on. */
export class OrderPairs1795305681000 implements MigrationInterface {
  readonly name = 'OrderPairs1795305681000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rm.order_pair (
        id text NOT NULL,
        inviter text NOT NULL,
        partner text,
        inviter_left boolean NOT NULL,
        partner_left boolean NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_order_pair" PRIMARY KEY (id)
      ) WITH (fillfactor = 50);
      CREATE INDEX order_pair_inviter ON rm.order_pair (inviter);
      CREATE INDEX order_pair_partner ON rm.order_pair (partner) WHERE partner IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rm.order_pair');
  }
}
