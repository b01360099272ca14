import type { Migration } from '../../../platform/database/migration.ts';

/**
 * The append that nearly all are when few write: one event at the revision its stream stands at. The same lock, chain and insert without
 * the arrays, loops and outcomes of `append_many`, in five sixths of its time. NULL when it is not as simple as that (the stream stands
 * elsewhere): nothing is stored, and `append_many` says what to answer. An id that is taken is refused by its key.
 */
export const appendOneMigration: Migration = {
  id: 'event-store-004-append-one',
  sql: `
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
`,
};
