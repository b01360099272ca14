/** So long the log tells another time after it was last said: a demo that was killed leaves one that soon tells the real time again. */
const HOLDS_MS = 120_000;

/**
 * The log takes its time from PostgreSQL, in functions that only the owner of the database may change. In the demo's database these ask the
 * demo's clock instead: their own text, with another function in it.
 */
export const TURN_BACK = `
  CREATE SCHEMA IF NOT EXISTS demo;
  CREATE TABLE IF NOT EXISTS demo.clock (behind_ms float8 NOT NULL, until timestamptz NOT NULL);
  INSERT INTO demo.clock SELECT 0, clock_timestamp() WHERE NOT EXISTS (SELECT FROM demo.clock);
  CREATE OR REPLACE FUNCTION demo.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE SET search_path = pg_catalog, pg_temp AS $$
    SELECT pg_catalog.clock_timestamp() - CASE WHEN pg_catalog.clock_timestamp() < until THEN behind_ms ELSE 0 END * interval '1 millisecond'
      FROM demo.clock
  $$;
  ${rewritten('demo.clock_timestamp()')}`;

/** The real time again, and nothing of the demo's clock left. */
export const TURN_ON = `${rewritten('clock_timestamp()')} DROP SCHEMA IF EXISTS demo CASCADE;`;

export const SAY = `UPDATE demo.clock SET behind_ms = $1, until = clock_timestamp() + ${HOLDS_MS} * interval '1 millisecond'`;

function rewritten(asks: string): string {
  return `DO $do$ DECLARE known text; BEGIN
    FOR known IN SELECT replace(pg_get_functiondef(oid), 'demo.clock_timestamp()', 'clock_timestamp()')
                   FROM pg_proc WHERE pronamespace = 'es'::regnamespace AND proname IN ('append_one', 'append_many')
    LOOP EXECUTE replace(known, 'clock_timestamp()', '${asks}'); END LOOP;
  END $do$;`;
}
