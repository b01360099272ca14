import { hash, randomBytes } from 'node:crypto';
import { type OpenSession, type Role, SESSION } from '@willow/contracts';
import type { Pool } from 'pg';
import { BatchLoader } from '../../event-sourcing/concurrency/batch-loader.ts';

export type SessionKind = 'customer' | 'operator';
/** An operator's role is fixed for the session; changing the role ends the sessions. */
type SessionSubject =
  | { readonly kind: 'customer'; readonly subjectId: string }
  | { readonly kind: 'operator'; readonly subjectId: string; readonly role: Role };
/** `pending`: the operator has not set up the second factor yet. `readRevision`: of its subject's own record, as it was read here last. */
export type Session = SessionSubject & { readonly id: string; readonly pending: boolean; readonly readRevision: number | null };

const idOf = (token: string): string => hash('sha256', token);
const bytesOf = (id: string): Buffer => Buffer.from(id, 'hex');
const TOUCH_SECONDS = 60;

/** `device`: of which kind the browser is, in words; empty when nobody asked. */
export type ListedSession = { readonly id: string; readonly device: string; readonly startedAt: Date; readonly lastSeenAt: Date };

/** As its owner sees it, from the session `current`. */
export const shownSession = ({ id, device, startedAt, lastSeenAt }: ListedSession, current: string): OpenSession => ({
  id,
  device,
  startedAt: startedAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  current: id === current,
});

type Row = {
  readonly id: string;
  readonly kind: SessionKind;
  readonly subject_id: string;
  readonly role: Role | null;
  readonly pending: boolean;
  readonly read_revision: number | null;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
};
const FIND = `SELECT encode(id_hash, 'hex') AS id, kind, subject_id, role, pending, read_revision, last_seen_at, expires_at FROM auth.session WHERE`;
const FIND_ONE = { name: 'find-session', text: `${FIND} id_hash = $1` };
const FIND_MANY = { name: 'find-sessions', text: `${FIND} id_hash = ANY ($1)` };

const OPEN = 'expires_at > $2 AND last_seen_at > $3';
const idleSince = (kind: SessionKind, now: Date): Date => new Date(now.getTime() - SESSION[kind].idleMinutes * 60_000);

type Use = { readonly id: string; readonly at: Date };

/**
 * Sessions by a random token in a cookie; only its hash is stored. A session ends when it is idle for too long, at its absolute limit, or when
 * it is revoked. Who signed in and out is recorded as facts.
 */
export class SessionStore {
  readonly #pool: Pool;
  readonly #rows = new BatchLoader((ids) => this.#read(ids));
  readonly #uses = new BatchLoader((uses: readonly Use[]) => this.#recordUses(uses));

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async start(
    subject: SessionSubject,
    now: Date,
    { pending = false, device = '' }: { readonly pending?: boolean; readonly device?: string } = {},
  ): Promise<{ id: string; token: string; maxAgeSeconds: number }> {
    const token = randomBytes(32).toString('base64url');
    const maxAgeSeconds = SESSION[subject.kind].absoluteMinutes * 60;
    const role = subject.kind === 'operator' ? subject.role : null;
    const id = idOf(token);
    await this.#pool.query(
      `INSERT INTO auth.session (id_hash, kind, subject_id, role, pending, device, created_at, last_seen_at, expires_at)
       VALUES ($1, $2, $3, $4, $7, $8, $5, $5, $6)`,
      [bytesOf(id), subject.kind, subject.subjectId, role, now, new Date(now.getTime() + maxAgeSeconds * 1000), pending, device],
    );
    return { id, token, maxAgeSeconds };
  }

  async find(kind: SessionKind, token: string, now: Date): Promise<Session | null> {
    const row = await this.#rows.load(idOf(token));
    if (!row || row.kind !== kind || row.expires_at <= now) return null;
    const unusedMs = now.getTime() - row.last_seen_at.getTime();
    if (unusedMs >= SESSION[kind].idleMinutes * 60_000) return null;
    if (unusedMs > TOUCH_SECONDS * 1000) await this.#uses.load({ id: row.id, at: now });
    const session = { id: row.id, subjectId: row.subject_id, pending: row.pending, readRevision: row.read_revision };
    return kind === 'operator' ? { ...session, kind, role: row.role! } : { ...session, kind };
  }

  async settle(id: string): Promise<void> {
    await this.#pool.query('UPDATE auth.session SET pending = false WHERE id_hash = $1', [bytesOf(id)]);
  }

  /** As it stands now: a request of the same session may have read more since this one was let in. */
  async readRevision(id: string): Promise<number | null> {
    return (await this.#rows.load(id))?.read_revision ?? null;
  }

  async recordRead(id: string, revision: number): Promise<void> {
    await this.#pool.query({
      name: 'record-read',
      text: 'UPDATE auth.session SET read_revision = greatest(read_revision, $2) WHERE id_hash = $1',
      values: [bytesOf(id), revision],
    });
  }

  async revoke(id: string): Promise<void> {
    await this.#pool.query('DELETE FROM auth.session WHERE id_hash = $1', [bytesOf(id)]);
  }

  async revokeAll(kind: SessionKind, subjectId: string): Promise<void> {
    await this.#pool.query('DELETE FROM auth.session WHERE kind = $1 AND subject_id = $2', [kind, subjectId]);
  }

  /** Those that have not ended, the newest use first. */
  async list(kind: SessionKind, subjectId: string, now: Date): Promise<readonly ListedSession[]> {
    const { rows } = await this.#pool.query<ListedSession>(
      `SELECT encode(id_hash, 'hex') AS id, device, created_at AS "startedAt", last_seen_at AS "lastSeenAt" FROM auth.session
       WHERE kind = $1 AND ${OPEN} AND subject_id = $4 ORDER BY last_seen_at DESC, id_hash`,
      [kind, now, idleSince(kind, now), subjectId],
    );
    return rows;
  }

  /** How many each has that have not ended. */
  async count(kind: SessionKind, now: Date): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#pool.query<{ subject: string; count: number }>(
      `SELECT subject_id AS subject, count(*)::int AS count FROM auth.session WHERE kind = $1 AND ${OPEN} GROUP BY subject_id`,
      [kind, now, idleSince(kind, now)],
    );
    return new Map(rows.map(({ subject, count }) => [subject, count]));
  }

  /** One of somebody's own. False when there is none like that. */
  async revokeOwn(kind: SessionKind, subjectId: string, id: string): Promise<boolean> {
    const own = [kind, subjectId, bytesOf(id)];
    const { rowCount } = await this.#pool.query('DELETE FROM auth.session WHERE kind = $1 AND subject_id = $2 AND id_hash = $3', own);
    return (rowCount ?? 0) > 0;
  }

  /** Gives how many there were. */
  async revokeOthers(kind: SessionKind, subjectId: string, keep: string): Promise<number> {
    const others = [kind, subjectId, bytesOf(keep)];
    const { rowCount } = await this.#pool.query('DELETE FROM auth.session WHERE kind = $1 AND subject_id = $2 AND id_hash <> $3', others);
    return rowCount ?? 0;
  }

  async sweep(now: Date): Promise<void> {
    await this.#pool.query('DELETE FROM auth.session WHERE expires_at <= $1', [now]);
  }

  /** Asked by every request. The server plans a look-up of many each time, which takes longer than to run it; that of one it plans once. */
  async #read(ids: readonly string[]): Promise<ReadonlyMap<string, Row>> {
    const keys = ids.map(bytesOf);
    const question = keys.length === 1 ? { ...FIND_ONE, values: keys } : { ...FIND_MANY, values: [keys] };
    const { rows } = await this.#pool.query<Row>(question);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Waits for no disk and for nobody who records the same: a use that is lost costs the session a minute. */
  async #recordUses(uses: readonly Use[]): Promise<ReadonlyMap<Use, void>> {
    await this.#pool.query({
      name: 'record-uses',
      text: `WITH lazily AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
                  free AS (SELECT id_hash FROM auth.session, lazily WHERE id_hash = ANY ($1) FOR UPDATE OF session SKIP LOCKED)
             UPDATE auth.session SET last_seen_at = used.at
             FROM free JOIN unnest($1::bytea[], $2::timestamptz[]) AS used (id_hash, at) USING (id_hash)
             WHERE session.id_hash = free.id_hash`,
      values: [uses.map(({ id }) => bytesOf(id)), uses.map(({ at }) => at)],
    });
    return new Map<Use, void>();
  }
}
