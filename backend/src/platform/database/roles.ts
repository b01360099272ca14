import type pg from 'pg';
import { ConfigError } from '../config/config.ts';

/** The role that api and worker log in as, or are a member of. It owns nothing: it may read, write read models, and append to the log through functions. */
export const APP_ROLE = 'willow_app';

/** For auditors: it may read the log, its anchors and the checkpoints, and nothing else. */
export const AUDIT_ROLE = 'willow_audit';

export class RolesMissing extends ConfigError {
  constructor(missing: readonly string[]) {
    const statements = missing.map((role) => `CREATE ROLE ${role} LOGIN PASSWORD '…';`).join(' ');
    super([
      `DATABASE_OWNER_URL: PostgreSQL does not know ${missing.join(' and ')}, which the migrations give rights to. Run once as its administrator: ${statements}`,
    ]);
  }
}

/** Roles belong to the whole server, and the owner of one database may not create any. */
export async function assertRolesExist(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ role: string }>('SELECT role FROM unnest($1::text[]) role WHERE to_regrole(role) IS NULL', [
    [APP_ROLE, AUDIT_ROLE],
  ]);
  if (rows.length > 0) throw new RolesMissing(rows.map(({ role }) => role));
}
