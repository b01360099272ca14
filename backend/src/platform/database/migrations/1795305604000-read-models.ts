import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The tables of the read models, as TypeORM generates them from the entities. Those that the owner adds later are open to the app role too.
 * Half of each page is left free where rows change: the next version of a row then fits beside it, and indexes of what did not change stay as
 * they are (HOT). A catch-up changes whole pages at once, so less would not do.
 */
export class ReadModels1795305604000 implements MigrationInterface {
  readonly name = 'ReadModels1795305604000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SCHEMA rm;
      GRANT USAGE ON SCHEMA rm TO willow_app;
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      ALTER DEFAULT PRIVILEGES IN SCHEMA rm GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO willow_app;
    `);
    await runner.query(`
      CREATE TABLE rm.customer_account (
        id text NOT NULL,
        full_name text NOT NULL,
        email text NOT NULL,
        search text NOT NULL,
        verified boolean NOT NULL,
        erased boolean NOT NULL,
        referral_id text,
        partner_ref text,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_875fa8dea881cc80d36eb5e0c68" PRIMARY KEY (id)
      ) WITH (fillfactor = 50);
      CREATE INDEX customer_account_created ON rm.customer_account (created_at, id);
      CREATE INDEX customer_account_search ON rm.customer_account (search, id);
      CREATE INDEX customer_account_parts ON rm.customer_account USING gin (search gin_trgm_ops);
      CREATE TABLE rm.discount_code (
        code text NOT NULL,
        percent int NOT NULL,
        active boolean NOT NULL,
        max_uses int,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_9f3bda83ef88511179d386a6b15" PRIMARY KEY (code)
      ) WITH (fillfactor = 50);
      CREATE TABLE rm.discount_use (
        order_id text NOT NULL,
        code text,
        amount_pence int NOT NULL,
        discount_pence int NOT NULL,
        paid boolean NOT NULL,
        CONSTRAINT "PK_9952bc235c3cfd8e71cfbfeefe7" PRIMARY KEY (order_id)
      ) WITH (fillfactor = 50);
      CREATE INDEX discount_use_code ON rm.discount_use (code) WHERE code IS NOT NULL;
      CREATE TABLE rm.discount_hold (
        id text NOT NULL,
        code text NOT NULL,
        hold int NOT NULL,
        customer_id text NOT NULL,
        state text NOT NULL,
        until timestamptz NOT NULL,
        CONSTRAINT "PK_9825fb607ea8764ab6523474a87" PRIMARY KEY (id)
      ) WITH (fillfactor = 50);
      CREATE INDEX discount_hold_code ON rm.discount_hold (code);
      CREATE INDEX discount_hold_until ON rm.discount_hold (until) WHERE state = 'held';
      CREATE TABLE rm.referral_list (
        id text NOT NULL,
        referrer_id text NOT NULL,
        friend_id text,
        via text,
        status text NOT NULL,
        earnings_pence int,
        order_id text,
        has_notes boolean NOT NULL,
        created_at timestamptz NOT NULL,
        clicked_at timestamptz,
        succeeded_at timestamptz,
        paid_at timestamptz,
        CONSTRAINT "PK_03f51738ecb7779a7544226ca8d" PRIMARY KEY (id)
      ) WITH (fillfactor = 50);
      CREATE INDEX referral_list_friend ON rm.referral_list (friend_id) WHERE friend_id IS NOT NULL;
      CREATE INDEX referral_list_referrer ON rm.referral_list (referrer_id, created_at);
      CREATE TABLE rm.partner (
        id text NOT NULL,
        ref_code text NOT NULL,
        commission_basis_points int NOT NULL,
        active boolean NOT NULL,
        created_at timestamptz,
        CONSTRAINT "PK_partner" PRIMARY KEY (id)
      ) WITH (fillfactor = 50);
      CREATE TABLE rm.partner_code (
        ref_code text NOT NULL,
        partner_id text NOT NULL,
        CONSTRAINT "PK_partner_code" PRIMARY KEY (ref_code)
      ) WITH (fillfactor = 50);
      CREATE TABLE rm.partner_signup (
        customer_id text NOT NULL,
        ref_code text NOT NULL,
        partner_id text NOT NULL,
        CONSTRAINT "PK_partner_signup" PRIMARY KEY (customer_id, ref_code)
      ) WITH (fillfactor = 50);
      CREATE TABLE rm.partner_order (
        order_id text NOT NULL,
        partner_id text NOT NULL,
        paid_pence int,
        intent_id text,
        refunded_pence int NOT NULL,
        CONSTRAINT "PK_partner_order" PRIMARY KEY (order_id)
      ) WITH (fillfactor = 50);
      CREATE INDEX partner_order_partner ON rm.partner_order (partner_id);
      CREATE TABLE rm.review_flag (
        order_id text NOT NULL,
        key text NOT NULL,
        flag text NOT NULL,
        severity text NOT NULL,
        stops boolean NOT NULL,
        CONSTRAINT "PK_d8391ab2781b6b11ddca7cd77bf" PRIMARY KEY (order_id, key)
      ) WITH (fillfactor = 50);
      CREATE TABLE rm.order_list (
        id text NOT NULL,
        customer_id text NOT NULL,
        status text NOT NULL,
        payment_status text NOT NULL,
        amount_pence int NOT NULL,
        discount_pence int NOT NULL,
        discount_code text,
        refunded_pence int NOT NULL,
        refund text,
        payment_issues jsonb NOT NULL,
        partner_ref text,
        has_notes boolean NOT NULL,
        sending boolean NOT NULL,
        mail_failed boolean NOT NULL,
        receipt_failed boolean NOT NULL,
        mismatched boolean NOT NULL,
        marked_sent_by text,
        marked_sent_at timestamptz,
        opened_by text,
        opened_at timestamptz,
        assignee text,
        returned boolean NOT NULL,
        open_problems int NOT NULL,
        open_enquiries int NOT NULL,
        answered_enquiries int NOT NULL,
        updating boolean NOT NULL,
        draft text,
        block int,
        high int,
        stage text NOT NULL,
        waiting_since timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT "PK_366afe10ad495a0b015eba3958e" PRIMARY KEY (id)
      ) WITH (fillfactor = 50);
      CREATE INDEX order_list_assignee ON rm.order_list (assignee, created_at, id);
      CREATE INDEX order_list_created_at ON rm.order_list (created_at, id);
      CREATE INDEX order_list_customer ON rm.order_list (customer_id);
      CREATE INDEX order_list_payment ON rm.order_list (payment_status, updated_at);
      CREATE INDEX order_list_payment_status ON rm.order_list (payment_status, created_at, id);
      CREATE INDEX order_list_stage ON rm.order_list (stage, waiting_since, id);
      CREATE INDEX order_list_status ON rm.order_list (status, created_at, id);
      CREATE INDEX order_list_waiting ON rm.order_list (waiting_since, id);
      CREATE INDEX order_list_blocked ON rm.order_list (created_at, id) WHERE block > 0;
      CREATE INDEX order_list_undecided ON rm.order_list (created_at, id) WHERE high > 0;
      CREATE INDEX order_list_problems ON rm.order_list (created_at, id) WHERE open_problems > 0 OR answered_enquiries > 0;
      CREATE INDEX order_list_id_parts ON rm.order_list USING gin (id gin_trgm_ops);
      CREATE TABLE rm.customer_milestone (
        customer_id text NOT NULL,
        signed_up_at timestamptz NOT NULL,
        verified_at timestamptz,
        answered int NOT NULL,
        submitted_at timestamptz,
        order_id text,
        partner_ref text,
        ordered_at timestamptz,
        paid_at timestamptz,
        paid_pence int NOT NULL,
        intent_id text,
        refunded_pence int NOT NULL,
        discount_code text,
        discount_pence int NOT NULL,
        sent_at timestamptz,
        sent_by_hand boolean NOT NULL,
        signed_at timestamptz,
        CONSTRAINT "PK_customer_milestone" PRIMARY KEY (customer_id)
      ) WITH (fillfactor = 50);
      CREATE INDEX customer_milestone_signed_up ON rm.customer_milestone (signed_up_at);
      CREATE INDEX customer_milestone_paid ON rm.customer_milestone (paid_at);
      CREATE INDEX customer_milestone_order ON rm.customer_milestone (order_id);
      CREATE TABLE rm.erasure_request (
        id text NOT NULL,
        customer_id text NOT NULL,
        status text NOT NULL,
        due_at timestamptz NOT NULL,
        CONSTRAINT "PK_erasure_request" PRIMARY KEY (id)
      ) WITH (fillfactor = 50);
      CREATE INDEX erasure_request_due_at ON rm.erasure_request (due_at) WHERE status IN ('requested', 'erasing');
      CREATE TABLE rm.contact_message (
        id text NOT NULL,
        writer text NOT NULL,
        customer_id text,
        status text NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT "PK_contact_message" PRIMARY KEY (id)
      ) WITH (fillfactor = 50);
      CREATE INDEX contact_message_customer ON rm.contact_message (customer_id) WHERE customer_id IS NOT NULL;
      CREATE INDEX contact_message_status ON rm.contact_message (status, changed_at);
      CREATE INDEX contact_message_writer ON rm.contact_message (writer);
      CREATE TABLE rm.service_incident (
        id text NOT NULL,
        component text NOT NULL,
        began_at timestamptz NOT NULL,
        ended_at timestamptz,
        CONSTRAINT "PK_service_incident" PRIMARY KEY (id)
      ) WITH (fillfactor = 50);
      CREATE INDEX service_incident_ended_at ON rm.service_incident (ended_at);
      CREATE TABLE rm.access_log (
        id text NOT NULL,
        at timestamptz NOT NULL,
        position text NOT NULL,
        revision int NOT NULL,
        actor text NOT NULL,
        request text NOT NULL,
        type text NOT NULL,
        order_id text,
        customer_id text,
        data text NOT NULL,
        CONSTRAINT "PK_access_log" PRIMARY KEY (id)
      );
      CREATE INDEX access_log_at ON rm.access_log (at, id);
      CREATE INDEX access_log_customer ON rm.access_log (customer_id) WHERE customer_id IS NOT NULL;
      CREATE INDEX access_log_order ON rm.access_log (order_id);
      CREATE TABLE rm.operator_account (
        id text NOT NULL,
        role text NOT NULL,
        state text NOT NULL,
        has_password boolean NOT NULL,
        second_factor boolean NOT NULL,
        passkeys integer NOT NULL,
        created_at timestamptz NOT NULL,
        invited_until timestamptz,
        last_sign_in_at timestamptz,
        CONSTRAINT "PK_operator_account" PRIMARY KEY (id)
      ) WITH (fillfactor = 50);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE rm.customer_milestone, rm.operator_account, rm.access_log, rm.service_incident, rm.contact_message, rm.erasure_request, rm.order_list, rm.review_flag, rm.partner_order, rm.partner_signup, rm.partner_code, rm.partner, rm.referral_list, rm.discount_hold, rm.discount_use, rm.discount_code, rm.customer_account',
    );
    await runner.query('DROP SCHEMA IF EXISTS rm_next CASCADE');
    await runner.query('DROP SCHEMA rm');
    await runner.query('DROP EXTENSION IF EXISTS pg_trgm');
  }
}
