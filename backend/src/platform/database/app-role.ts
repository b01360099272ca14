import pg from 'pg';
import { withClient } from './with-client.ts';

/** The role that api and worker act as. It owns nothing: it may read, write read models, and append to the log through one function. */
export const APP_ROLE = 'willow_app';

const ALREADY_THERE = new Set(['42710', '23505']);
const CONCURRENT_GRANT = 'XX000';
const INSUFFICIENT_PRIVILEGE = '42501';

/** Creates the app role and lets a login act as it. Roles belong to the whole cluster, so other databases may be doing the same right now. */
export async function createAppRole(options: { readonly adminUrl: string; readonly grantTo?: string }): Promise<void> {
  await withClient(options.adminUrl, (client) => ensureAppRole(client, options.grantTo));
}

export async function ensureAppRole(client: pg.ClientBase, login?: string): Promise<void> {
  const { rows } = await client.query<{ exists: boolean; member: boolean; login: string }>(
    `SELECT to_regrole($1) IS NOT NULL AS exists, coalesce($2, session_user) AS login,
            CASE WHEN to_regrole($1) IS NULL THEN false ELSE pg_has_role(coalesce($2, session_user), $1,
              CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END) END AS member`,
    [APP_ROLE, login ?? null],
  );
  const state = rows[0]!;
  if (!state.exists) await tolerate(ALREADY_THERE, () => client.query(`CREATE ROLE ${APP_ROLE} NOLOGIN`));
  if (!state.member) await grant(client, state.login);
}

async function grant(client: pg.ClientBase, login: string, attempts = 5): Promise<void> {
  try {
    await tolerate(ALREADY_THERE, () => client.query(`GRANT ${APP_ROLE} TO ${pg.escapeIdentifier(login)}`));
  } catch (error) {
    if (attempts <= 1 || sqlState(error) !== CONCURRENT_GRANT) throw error;
    await grant(client, login, attempts - 1);
  }
}

async function tolerate(states: ReadonlySet<string>, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (sqlState(error) === INSUFFICIENT_PRIVILEGE) throw missingRole(error);
    if (!states.has(sqlState(error) ?? '')) throw error;
  }
}

const sqlState = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined);

const missingRole = (cause: unknown): Error =>
  new Error(
    `The migrating login may not create roles. Run once as an administrator: CREATE ROLE ${APP_ROLE} NOLOGIN; GRANT ${APP_ROLE} TO <login>;`,
    {
      cause,
    },
  );
