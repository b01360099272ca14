import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The log. Positions run 1..n without a hole because one lock covers number, insert and commit; each hash covers the one before,
 * the stream's one before and the whole event, so that any later change shows. `json` and not `jsonb` keeps the bytes as they came.
 */
export class EventLog1795305600000 implements MigrationInterface {
  readonly name = 'EventLog1795305600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SCHEMA es;
      GRANT USAGE ON SCHEMA es TO willow_app, willow_audit;

      CREATE TABLE es.event (
        position bigint PRIMARY KEY,
        stream text COLLATE "C" NOT NULL,
        revision int NOT NULL,
        id uuid NOT NULL UNIQUE,
        type text COLLATE "C" NOT NULL,
        data json NOT NULL,
        metadata json NOT NULL,
        sealed bytea,
        recorded_at timestamptz(3) NOT NULL,
        size int NOT NULL,
        hash bytea NOT NULL,
        UNIQUE (stream, revision)
      );
      ALTER TABLE es.event ALTER COLUMN sealed SET STORAGE EXTERNAL;
      GRANT SELECT ON es.event TO willow_app, willow_audit;

      CREATE FUNCTION es.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'The event log is append-only: % is refused', TG_OP USING ERRCODE = 'object_not_in_prerequisite_state';
      END $$;
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON es.event FOR EACH STATEMENT EXECUTE FUNCTION es.refuse_change();
      ALTER TABLE es.event ENABLE ALWAYS TRIGGER append_only;

      CREATE FUNCTION es.event_hash(
        previous bytea, previous_in_stream bytea, at bigint, stream text, revision int, id uuid, type text,
        data text, metadata text, sealed bytea, recorded_at timestamptz
      ) RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE
      RETURN sha256(
        previous || previous_in_stream || int8send(at) || int4send(octet_length(stream)) || convert_to(stream, 'UTF8') || int4send(revision)
        || uuid_send(id) || int4send(octet_length(type)) || convert_to(type, 'UTF8') || timestamptz_send(recorded_at)
        || int4send(octet_length(data)) || convert_to(data, 'UTF8') || int4send(octet_length(metadata)) || convert_to(metadata, 'UTF8')
        || coalesce('\\x01'::bytea || sha256(sealed), '\\x00'::bytea));
      REVOKE EXECUTE ON FUNCTION es.event_hash, es.refuse_change FROM PUBLIC;
    `);
    await runner.query(ANCHORS);
    await runner.query(CHAIN);
    await runner.query(MOVES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM es.event) THEN RAISE EXCEPTION 'The event log holds events: back it up and empty it by hand first'; END IF;
      END $$;
      DROP TABLE es.move, es.chain, es.anchor, es.event;
      DROP FUNCTION es.event_hash, es.refuse_change;
      DROP SCHEMA es;
    `);
  }
}

/** A copy of the lines that the workers keep outside, for auditors who have the database alone. What a line says is proven by its signature. */
const ANCHORS = `
  CREATE TABLE es.anchor (
    position bigint NOT NULL,
    line text COLLATE "C" PRIMARY KEY
  );
  GRANT SELECT, INSERT ON es.anchor TO willow_app;
  GRANT SELECT ON es.anchor TO willow_audit;
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON es.anchor FOR EACH STATEMENT EXECUTE FUNCTION es.refuse_change();
  ALTER TABLE es.anchor ENABLE ALWAYS TRIGGER append_only;
`;

/**
 * The chain of a history in EventStoreDB, which keeps none: one row for each event, made by whoever follows the log. An era begins, with a row
 * that is no event's, when a restore was accepted or the history moved to a server; the newest is the one that counts.
 */
const CHAIN = `
  CREATE TABLE es.chain (
    era int NOT NULL,
    number bigint NOT NULL,
    -- Commit and prepare position.
    position text COLLATE "C" NOT NULL,
    id uuid,
    hash bytea NOT NULL,
    PRIMARY KEY (era, number),
    CHECK ((number = 0) = (id IS NULL))
  );
  GRANT SELECT, INSERT ON es.chain TO willow_app;
  GRANT SELECT ON es.chain TO willow_audit;
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON es.chain FOR EACH STATEMENT EXECUTE FUNCTION es.refuse_change();
  ALTER TABLE es.chain ENABLE ALWAYS TRIGGER append_only;
`;

/** When the whole history began to be copied to another store, and when the copy was proven and became the history. */
const MOVES = `
  CREATE TABLE es.move (
    number int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    step text NOT NULL CHECK (step IN ('begun', 'done')),
    store text NOT NULL CHECK (store IN ('postgres', 'eventstoredb')),
    events bigint,
    -- The last event of the log in PostgreSQL, and the same event in EventStoreDB: its place and id.
    hash bytea,
    mark text,
    at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  GRANT SELECT ON es.move TO willow_app, willow_audit;
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON es.move FOR EACH STATEMENT EXECUTE FUNCTION es.refuse_change();
  ALTER TABLE es.move ENABLE ALWAYS TRIGGER append_only;
`;
