import type { Migration } from '../database/migration.ts';

/** Which mails were sent. A key is the id of the fact that the mail tells about; addresses and texts are never kept here. */
export const sendingMigration: Migration = {
  id: 'mail-001-sending',
  sql: `
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
`,
};
