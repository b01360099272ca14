import type pg from 'pg';
import { APP_ROLE } from './app-role.ts';

export class UnsafeDatabase extends Error {
  readonly findings: readonly string[];

  constructor(findings: readonly string[]) {
    super(`The database is not safe to run on: ${findings.join('; ')}`);
    this.name = 'UnsafeDatabase';
    this.findings = findings;
  }
}

type SafetyOptions = {
  /** Only for throw-away databases of tests, which trade durability for speed. */
  readonly allowUnsafeDurability?: boolean;
};

/**
 * Refuses to start on a database that may forget a confirmed append or give out a damaged page unnoticed, or where the app could change
 * the log. `pool` acts as the app.
 */
export async function assertDatabaseIsSafe(pool: pg.Pool, { allowUnsafeDurability = false }: SafetyOptions = {}): Promise<void> {
  const { rows } = await pool.query<{ finding: string; durability: boolean }>(FINDINGS, [APP_ROLE]);
  const findings = rows.filter(({ durability }) => !(durability && allowUnsafeDurability)).map(({ finding }) => finding);
  if (findings.length > 0) throw new UnsafeDatabase(findings);
}

const FINDINGS = `
  SELECT format('%s is %s', name, setting) AS finding, true AS durability
    FROM pg_settings WHERE name IN ('data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off'
  UNION ALL
  SELECT format('the session acts as %s and not as %s', current_user, $1::text), false WHERE current_user <> $1
  UNION ALL
  SELECT format('%s is a superuser', rolname), false FROM pg_roles WHERE rolname = $1 AND rolsuper
  UNION ALL
  SELECT format('%s may %s the log', $1::text, privilege), false
    FROM unnest(ARRAY['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) privilege
   WHERE has_table_privilege($1, 'es.event', privilege)
  UNION ALL
  SELECT format('%s may %s columns of the log', $1::text, privilege), false
    FROM unnest(ARRAY['INSERT', 'UPDATE']) privilege
   WHERE has_any_column_privilege($1, 'es.event', privilege) AND NOT has_table_privilege($1, 'es.event', privilege)
  UNION ALL
  SELECT format('%s owns %s', $1::text, relname), false
    FROM pg_class WHERE relnamespace = 'es'::regnamespace AND pg_has_role($1, relowner, 'MEMBER')
  UNION ALL
  SELECT 'the append-only trigger is missing or disabled', false
   WHERE NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = 'es.event'::regclass AND tgname = 'append_only' AND tgenabled = 'A')
  ORDER BY finding`;
