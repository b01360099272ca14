import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of the adapters: keys, sessions, sent mails and printed wills. None holds personal data in clear. */
export class Platform1795305603000 implements MigrationInterface {
  readonly name = 'Platform1795305603000';

  async up(runner: QueryRunner): Promise<void> {
    for (const tables of [KEYS, SESSIONS, SENT_MAILS, DOCUMENTS]) await runner.query(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE documents.order_export, documents.my_data, documents.will_document, mail.sending, auth.challenge, auth.rate_limit, auth.session, vault.subject_key, vault.key_check;
      DROP SCHEMA documents, mail, auth, vault;
    `);
  }
}

/** Erasing a subject empties `wrapped`; the row stays, so that the key is never made again. `key_check` tells whether a master key is the one. */
const KEYS = `
  CREATE SCHEMA vault;
  CREATE TABLE vault.subject_key (
    subject text PRIMARY KEY,
    wrapped bytea,
    created_at timestamptz NOT NULL DEFAULT now(),
    destroyed_at timestamptz,
    CHECK ((wrapped IS NULL) = (destroyed_at IS NOT NULL))
  );
  CREATE TABLE vault.key_check (
    singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
    value text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  GRANT USAGE ON SCHEMA vault TO willow_app;
  GRANT SELECT, INSERT ON vault.key_check TO willow_app;
  GRANT SELECT, INSERT, UPDATE ON vault.subject_key TO willow_app;
`;

/** A challenge is what a passkey has to sign, for whoever asked for it: one at a time. */
const SESSIONS = `
  CREATE SCHEMA auth;
  CREATE TABLE auth.session (
    id_hash bytea PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('customer', 'operator')),
    subject_id text NOT NULL,
    role text,
    pending boolean NOT NULL DEFAULT false,
    device text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX session_subject ON auth.session (kind, subject_id);
  CREATE INDEX session_expires_at ON auth.session (expires_at);
  CREATE TABLE auth.rate_limit (
    key bytea PRIMARY KEY,
    hits timestamptz[] NOT NULL,
    granted int NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE TABLE auth.challenge (
    owner_hash bytea PRIMARY KEY,
    challenge text NOT NULL,
    expires_at timestamptz NOT NULL
  );
  GRANT USAGE ON SCHEMA auth TO willow_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON auth.session, auth.rate_limit, auth.challenge TO willow_app;
`;

/** Which mails were sent. A key is the id of the fact that the mail tells about; addresses and texts are never kept here. */
const SENT_MAILS = `
  CREATE SCHEMA mail;
  CREATE TABLE mail.sending (
    key text COLLATE "C" PRIMARY KEY,
    state text NOT NULL CHECK (state IN ('claimed', 'released', 'sent')),
    attempts int NOT NULL CHECK (attempts > 0),
    claimed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    sent_at timestamptz,
    message_id text,
    CHECK ((state = 'sent') = (sent_at IS NOT NULL))
  );
  CREATE INDEX sending_claimed_at ON mail.sending (claimed_at);
  GRANT USAGE ON SCHEMA mail TO willow_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON mail.sending TO willow_app;
`;

const DOCUMENTS = `
  CREATE SCHEMA documents;
  CREATE TABLE documents.will_document (
    id text PRIMARY KEY,
    sealed bytea NOT NULL,
    pdf_hash text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  ALTER TABLE documents.will_document ALTER COLUMN sealed SET STORAGE EXTERNAL;
  CREATE TABLE documents.my_data (
    id text PRIMARY KEY,
    customer_id text NOT NULL,
    sealed bytea NOT NULL,
    made_at timestamptz NOT NULL
  );
  ALTER TABLE documents.my_data ALTER COLUMN sealed SET STORAGE EXTERNAL;
  GRANT SELECT, INSERT, DELETE ON documents.my_data TO willow_app;
  CREATE TABLE documents.order_export (
    id text PRIMARY KEY,
    operator_id text NOT NULL,
    content bytea,
    problem text,
    made_at timestamptz NOT NULL
  );
  GRANT SELECT, INSERT, DELETE ON documents.order_export TO willow_app;
  GRANT USAGE ON SCHEMA documents TO willow_app;
  GRANT SELECT, INSERT, DELETE ON documents.will_document TO willow_app;
`;
