import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the mail provider reports of our mails: whose they are, what became of them, and the addresses that get no more. */
export class MailDeliveries1795305674000 implements MigrationInterface {
  readonly name = 'MailDeliveries1795305674000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail.sending ADD COLUMN about jsonb, ADD COLUMN address_hash text COLLATE "C";
      CREATE TABLE mail.suppressed_address (
        address_hash text COLLATE "C" NOT NULL,
        why text COLLATE "C" NOT NULL CHECK (why IN ('bounced', 'complained')),
        since timestamptz NOT NULL,
        for_anybody boolean NOT NULL DEFAULT false,
        PRIMARY KEY (address_hash, why)
      );
      GRANT SELECT, INSERT, UPDATE, DELETE ON mail.suppressed_address TO willow_app;
      CREATE TABLE rm.mail_delivery (
        id text NOT NULL,
        kind text NOT NULL,
        customer_id text,
        order_id text,
        state text,
        reason text,
        at timestamptz NOT NULL,
        reported_as_spam boolean NOT NULL,
        CONSTRAINT "PK_mail_delivery" PRIMARY KEY (id)
      ) WITH (fillfactor = 50);
      CREATE INDEX mail_delivery_customer ON rm.mail_delivery (customer_id, at) WHERE customer_id IS NOT NULL;
      CREATE INDEX mail_delivery_order ON rm.mail_delivery (order_id, at) WHERE order_id IS NOT NULL;
      ALTER TABLE rm.order_list
        ADD COLUMN will_mail text,
        ADD COLUMN will_bounced boolean NOT NULL DEFAULT false,
        ADD COLUMN receipt_mail text,
        ADD COLUMN receipt_bounced boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rm.order_list
        DROP COLUMN will_mail, DROP COLUMN will_bounced, DROP COLUMN receipt_mail, DROP COLUMN receipt_bounced;
      DROP TABLE rm.mail_delivery;
      DROP TABLE mail.suppressed_address;
      ALTER TABLE mail.sending DROP COLUMN about, DROP COLUMN address_hash;
    `);
  }
}
