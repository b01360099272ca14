import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The only way into the log: functions of its owner, which the app role may call and which check, chain and insert under one lock. */
export class AppendFunctions1795305601000 implements MigrationInterface {
  readonly name = 'AppendFunctions1795305601000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(APPEND_MANY);
    await runner.query(APPEND_ONE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION es.append_one, es.append_many');
  }
}

/**
 * Many appends in one transaction, each with its own expected revision and its own outcome: one that fails stores nothing and does not
 * hold up the others. A plpgsql function and not one statement, because the snapshot must be taken after the lock.
 * `expected` is a revision, or -1 no stream, -2 any, -4 stream exists. `counts[i]` events of the flat arrays belong to append i.
 * Outcomes: appended; repeated (the same ids stood there already: the first answer again); conflict; reused (an id names another event).
 * One stream or one id twice in a batch is an error that stores nothing: such appends are sent one by one. Ids are looked up only where an
 * append may be a repetition: one that stands at the revision it expects was never stored in its stream, and an id that another stream
 * holds is refused by its key. The plan is made once: one for each size of batch costs more than it brings.
 */
const APPEND_MANY = `
CREATE FUNCTION es.append_many(
  streams text[], expected bigint[], counts int[],
  ids uuid[], types text[], data text[], metadata text[], sealed bytea[], sizes int[]
) RETURNS TABLE (outcome text, last_revision int, last_position bigint)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  no_hash CONSTANT bytea := decode(repeat('00', 32), 'hex');
  i int;
  first int;
  next int := 1;
  head bigint;
  before bigint;
  previous bytea;
  current int;
  previous_in_stream bytea;
  now timestamptz(3);
  some_known boolean;
  known int;
  repeated boolean;
  accepted boolean;
  positions bigint[];
  of_streams text[];
  revisions int[];
  hashes bytea[];
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'es.append_many runs in read committed only: it must see what committed before it took the lock';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('es.append', 0));
  SELECT e.position, e.hash INTO head, previous FROM es.event e ORDER BY e.position DESC LIMIT 1;
  head := coalesce(head, 0);
  previous := coalesce(previous, no_hash);
  before := head;
  now := date_trunc('milliseconds', clock_timestamp());

  FOR i, current, previous_in_stream IN
    SELECT n, coalesce(s.revision, -1), coalesce(s.hash, no_hash) FROM generate_series(1, cardinality(streams)) n LEFT JOIN LATERAL (
      SELECT e.revision, e.hash FROM es.event e WHERE e.stream = streams[n] ORDER BY e.revision DESC LIMIT 1) s ON true
     ORDER BY n
  LOOP
    first := next;
    next := next + counts[i];
    accepted := CASE expected[i] WHEN -2 THEN true WHEN -4 THEN current >= 0 ELSE current = expected[i] END;
    known := 0;
    IF some_known IS NULL AND (NOT accepted OR expected[i] IN (-2, -4)) THEN
      some_known := EXISTS (SELECT FROM es.event e WHERE e.id = ANY (ids));
    END IF;
    IF some_known THEN
      SELECT count(e.id), count(e.id) = counts[i] AND bool_and(e.stream = streams[i]) AND max(e.revision - k.n) = min(e.revision - k.n)
               AND (expected[i] IN (-2, -4) OR min(e.revision) = expected[i] + 1),
             max(e.revision), max(e.position)
        INTO known, repeated, last_revision, last_position
        FROM unnest(ids[first:next - 1]) WITH ORDINALITY k(id, n) LEFT JOIN es.event e ON e.id = k.id;
      IF repeated THEN
        outcome := 'repeated';
        RETURN NEXT;
        CONTINUE;
      END IF;
    END IF;
    IF NOT accepted OR known > 0 THEN
      outcome := CASE WHEN accepted THEN 'reused' ELSE 'conflict' END;
      last_revision := current;
      last_position := NULL;
      RETURN NEXT;
      CONTINUE;
    END IF;
    FOR j IN first .. next - 1 LOOP
      head := head + 1;
      current := current + 1;
      previous := es.event_hash(previous, previous_in_stream, head, streams[i], current, ids[j], types[j], data[j], metadata[j], sealed[j], now);
      previous_in_stream := previous;
      positions[j] := head;
      of_streams[j] := streams[i];
      revisions[j] := current;
      hashes[j] := previous;
    END LOOP;
    outcome := 'appended';
    last_revision := current;
    last_position := head;
    RETURN NEXT;
  END LOOP;
  IF head > before THEN
    INSERT INTO es.event (position, stream, revision, id, type, data, metadata, sealed, recorded_at, size, hash)
      SELECT positions[n], of_streams[n], revisions[n], ids[n], types[n], data[n]::json, metadata[n]::json, sealed[n], now, sizes[n], hashes[n]
        FROM generate_series(1, cardinality(ids)) n WHERE positions[n] IS NOT NULL;
    PERFORM pg_notify('es_event', head::text);
  END IF;
END $$;
REVOKE EXECUTE ON FUNCTION es.append_many FROM PUBLIC;
GRANT EXECUTE ON FUNCTION es.append_many TO willow_app;
`;

/**
 * The append that nearly all are when few write: one event at the revision its stream stands at. The same lock, chain and insert without
 * the arrays, loops and outcomes of `append_many`, in five sixths of its time. NULL when it is not as simple as that (the stream stands
 * elsewhere): nothing is stored, and `append_many` says what to answer. An id that is taken is refused by its key.
 */
const APPEND_ONE = `
CREATE FUNCTION es.append_one(
  to_stream text, expected int, new_id uuid, type text, data text, metadata text, sealed bytea, size int
) RETURNS bigint
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  no_hash CONSTANT bytea := decode(repeat('00', 32), 'hex');
  head bigint;
  previous bytea;
  current int;
  previous_in_stream bytea;
  now timestamptz(3);
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'es.append_one runs in read committed only: it must see what committed before it took the lock';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('es.append', 0));
  SELECT e.position, e.hash INTO head, previous FROM es.event e ORDER BY e.position DESC LIMIT 1;
  SELECT e.revision, e.hash INTO current, previous_in_stream FROM es.event e WHERE e.stream = to_stream ORDER BY e.revision DESC LIMIT 1;
  IF coalesce(current, -1) <> expected THEN
    RETURN NULL;
  END IF;
  head := coalesce(head, 0) + 1;
  current := expected + 1;
  now := date_trunc('milliseconds', clock_timestamp());
  INSERT INTO es.event (position, stream, revision, id, type, data, metadata, sealed, recorded_at, size, hash)
    VALUES (head, to_stream, current, new_id, type, data::json, metadata::json, sealed, now, size,
      es.event_hash(coalesce(previous, no_hash), coalesce(previous_in_stream, no_hash),
        head, to_stream, current, new_id, type, data, metadata, sealed, now));
  PERFORM pg_notify('es_event', head::text);
  RETURN head;
END $$;
REVOKE EXECUTE ON FUNCTION es.append_one FROM PUBLIC;
GRANT EXECUTE ON FUNCTION es.append_one TO willow_app;
`;
