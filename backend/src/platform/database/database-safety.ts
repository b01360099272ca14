import type pg from 'pg';
import { ConfigError } from '../config/config.ts';
import { APP_ROLE } from './roles.ts';

export class UnsafeDatabase extends ConfigError {
  readonly findings: readonly string[];

  constructor(findings: readonly string[]) {
    super(findings.map((finding) => `DATABASE_URL: ${finding}`));
    this.findings = findings;
  }
}

type SafetyOptions = {
  /** Only for throw-away databases of tests, which trade durability for speed. */
  readonly allowUnsafeDurability?: boolean;
};

/**
 * Refuses to start on a database that may forget a confirmed append or give out a damaged page unnoticed, or where the login of `pool`
 * could change the log. What the login itself is counts, not the role that it acts as at the moment: that can be undone.
 */
export async function assertDatabaseIsSafe(pool: pg.Pool, { allowUnsafeDurability = false }: SafetyOptions = {}): Promise<void> {
  await assertMigrated(pool);
  const { rows } = await pool.query<{ finding: string; durability: boolean }>(FINDINGS, [APP_ROLE]);
  const findings = rows.filter(({ durability }) => !(durability && allowUnsafeDurability)).map(({ finding }) => finding);
  if (findings.length > 0) throw new UnsafeDatabase(findings);
}

/** Before anything else looks for its tables. Throws UnsafeDatabase. */
export async function assertMigrated(db: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await db.query<{ finding: string }>(NOT_OURS, [APP_ROLE]);
  if (rows.length > 0) throw new UnsafeDatabase(rows.map(({ finding }) => finding));
}

/** Such a login, or such a database, cannot even be asked the other questions. */
const NOT_OURS = `
  SELECT format('%s is not %2$s and no member of it', session_user, $1::text) AS finding
   WHERE to_regrole($1) IS NULL OR NOT pg_has_role(session_user, to_regrole($1), 'MEMBER')
  UNION ALL
  SELECT 'it has no event log yet: run the command "migrate" first' WHERE to_regnamespace('es') IS NULL`;

const FINDINGS = `
  WITH login AS (SELECT * FROM pg_roles WHERE rolname = session_user),
  part AS (
    SELECT oid, format('the table %s', oid::regclass) AS name, relowner AS owner, relacl AS rights, 'SELECT' AS harmless
      FROM pg_class WHERE relnamespace = 'es'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
    UNION ALL
    SELECT oid, format('the function es.%s', proname), proowner, proacl, 'EXECUTE' FROM pg_proc WHERE pronamespace = 'es'::regnamespace
    UNION ALL
    SELECT oid, 'the schema of the log', nspowner, nspacl, 'USAGE' FROM pg_namespace WHERE nspname = 'es'
    UNION ALL
    SELECT oid, 'the database', datdba, datacl, 'CONNECT' FROM pg_database WHERE datname = current_database()
  )
  SELECT format('%s is %s', name, setting) AS finding, true AS durability
    FROM pg_settings WHERE name IN ('data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off'
  UNION ALL
  SELECT format('%s acts as %s: it must act as itself', session_user, current_user), false WHERE current_user <> session_user
  UNION ALL
  SELECT format('%s may %s', rolname, may), false
    FROM login, LATERAL (VALUES (rolsuper, 'do anything: it is a superuser'), (rolcreaterole, 'create roles'), (rolcreatedb, 'create databases'),
                                (rolreplication, 'replicate the server'), (rolbypassrls, 'bypass row security')) power (has, may)
   WHERE has
  UNION ALL
  SELECT format('%s is a member of %s', login.rolname, role.rolname), false
    FROM login, pg_roles role
   WHERE NOT login.rolsuper AND role.rolname NOT IN (login.rolname, $1) AND pg_has_role(login.oid, role.oid, 'MEMBER')
     AND NOT EXISTS (SELECT FROM part WHERE owner = role.oid)
  UNION ALL
  SELECT format('%s owns %s, or may act as who does', rolname, name), false
    FROM login, part WHERE NOT rolsuper AND pg_has_role(login.oid, owner, 'MEMBER')
  UNION ALL
  SELECT DISTINCT format('%s may %s %s', rolname, privilege_type, name), false
    FROM login, part, aclexplode(rights)
   WHERE (grantee = 0 OR pg_has_role(login.oid, grantee, 'MEMBER')) AND grantee <> owner AND NOT pg_has_role(login.oid, owner, 'MEMBER')
     AND privilege_type NOT IN (harmless, 'TEMPORARY') AND NOT (name IN ('the table es.anchor', 'the table es.chain') AND privilege_type = 'INSERT')
  UNION ALL
  SELECT DISTINCT format('%s may %s the column %s of %s', rolname, privilege_type, attname, attrelid::regclass), false
    FROM login, pg_attribute, aclexplode(attacl)
   WHERE attrelid IN (SELECT oid FROM part) AND (grantee = 0 OR pg_has_role(login.oid, grantee, 'MEMBER')) AND privilege_type <> 'SELECT'
  UNION ALL
  SELECT format('%s may switch triggers off: it may set session_replication_role', rolname), false
    FROM login WHERE NOT rolsuper AND has_parameter_privilege(login.oid, 'session_replication_role', 'SET')
  UNION ALL
  SELECT format('the append-only trigger of %s is missing, disabled or not ours', guarded), false
    FROM unnest(ARRAY['es.event', 'es.anchor', 'es.chain', 'es.move']::regclass[]) guarded
   WHERE NOT EXISTS (
     SELECT FROM pg_trigger WHERE tgrelid = guarded AND tgname = 'append_only' AND tgenabled = 'A' AND tgqual IS NULL
        -- Before the statement, on delete, update and truncate.
        AND tgtype = 2 + 8 + 16 + 32 AND tgfoid = 'es.refuse_change()'::regprocedure)
  UNION ALL
  SELECT format('the function es.%s does not run as the owner of the log with a fixed search path', proname), false
    FROM pg_proc
   WHERE pronamespace = 'es'::regnamespace AND proname IN ('append_one', 'append_many')
     AND NOT (prosecdef AND 'search_path=pg_catalog, pg_temp' = ANY (proconfig)
              AND proowner = (SELECT relowner FROM pg_class WHERE oid = 'es.event'::regclass))
  ORDER BY finding`;
