import type { Migration } from '../../../platform/database/migration.ts';

/**
 * Appends many appends in one transaction, each with its own expected revision and its own outcome: one that fails stores nothing and
 * does not hold up the others. A plpgsql function and not one statement, because the snapshot must be taken after the lock.
 * `expected` is a revision, or -1 no stream, -2 any, -4 stream exists. `counts[i]` events of the flat arrays belong to append i.
 * Outcomes: appended; repeated (the same ids stood there already: the first answer again); conflict; reused (an id names another event).
 */
export const appendManyMigration: Migration = {
  id: 'event-store-002-append-many',
  sql: `
CREATE FUNCTION es.append_many(
  streams text[], expected bigint[], counts int[],
  ids uuid[], types text[], data text[], metadata text[], sealed bytea[], sizes int[]
) RETURNS TABLE (outcome text, last_revision int, last_position bigint)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  no_hash CONSTANT bytea := decode(repeat('00', 32), 'hex');
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
  some_known := EXISTS (SELECT FROM es.event e WHERE e.id = ANY (ids)) OR (SELECT count(DISTINCT k) FROM unnest(ids) k) < cardinality(ids);

  FOR i IN 1 .. cardinality(streams) LOOP
    first := next;
    next := next + counts[i];
    SELECT e.revision, e.hash INTO current, previous_in_stream FROM es.event e WHERE e.stream = streams[i] ORDER BY e.revision DESC LIMIT 1;
    current := coalesce(current, -1);
    previous_in_stream := coalesce(previous_in_stream, no_hash);
    accepted := CASE expected[i] WHEN -2 THEN true WHEN -4 THEN current >= 0 ELSE current = expected[i] END;
    known := 0;
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
      INSERT INTO es.event (position, stream, revision, id, type, data, metadata, sealed, recorded_at, size, hash)
        VALUES (head, streams[i], current, ids[j], types[j], data[j]::json, metadata[j]::json, sealed[j], now, sizes[j], previous);
    END LOOP;
    outcome := 'appended';
    last_revision := current;
    last_position := head;
    RETURN NEXT;
  END LOOP;
  IF head > before THEN
    PERFORM pg_notify('es_event', head::text);
  END IF;
END $$;
REVOKE EXECUTE ON FUNCTION es.append_many FROM PUBLIC;
GRANT EXECUTE ON FUNCTION es.append_many TO willow_app;
`,
};
