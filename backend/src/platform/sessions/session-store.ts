import { createHash, randomBytes } from 'node:crypto';
import { type Role, SESSION } from '@willow/contracts';
import type { Pool } from 'pg';

export type SessionKind = 'customer' | 'operator';
/** Whose session: an operator's role is fixed for the session's life; taking a role away ends the sessions. */
export type SessionSubject =
  | { readonly kind: 'customer'; readonly subjectId: string }
  | { readonly kind: 'operator'; readonly subjectId: string; readonly role: Role };
/** `pending`: an operator's session that still waits for the second factor to be set up. */
export type Session = SessionSubject & { readonly id: string; readonly pending: boolean };

const hash = (token: string): Buffer => createHash('sha256').update(token).digest();
const TOUCH_SECONDS = 60;
/** Asked by every request: prepared once a connection, because planning it takes the server longer than running it. */
const FIND = {
  name: 'find-session',
  text: 'SELECT subject_id, role, pending, last_seen_at FROM auth.session WHERE id_hash = $1 AND kind = $2 AND expires_at > $3 AND last_seen_at > $4',
};

/**
 * Sessions by an opaque random token in a cookie; only its hash is kept. A session ends after a while without use, at its absolute limit,
 * and at once when it is revoked. Not history: who signed in and out stands in the facts.
 */
export class SessionStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Starts a session and gives its token, the only time it is seen. */
  async start(
    subject: SessionSubject,
    now: Date,
    { pending = false }: { readonly pending?: boolean } = {},
  ): Promise<{ token: string; maxAgeSeconds: number }> {
    const token = randomBytes(32).toString('base64url');
    const maxAgeSeconds = SESSION[subject.kind].absoluteMinutes * 60;
    const role = subject.kind === 'operator' ? subject.role : null;
    await this.#pool.query(
      `INSERT INTO auth.session (id_hash, kind, subject_id, role, pending, created_at, last_seen_at, expires_at) VALUES ($1, $2, $3, $4, $7, $5, $5, $6)`,
      [hash(token), subject.kind, subject.subjectId, role, now, new Date(now.getTime() + maxAgeSeconds * 1000), pending],
    );
    return { token, maxAgeSeconds };
  }

  /** The live session of a token, or null. Notes its use, at most once a minute. */
  async find(kind: SessionKind, token: string, now: Date): Promise<Session | null> {
    const id = hash(token);
    const idleSince = new Date(now.getTime() - SESSION[kind].idleMinutes * 60_000);
    const { rows } = await this.#pool.query<{ subject_id: string; role: Role | null; pending: boolean; last_seen_at: Date }>({
      ...FIND,
      values: [id, kind, now, idleSince],
    });
    const row = rows[0];
    if (!row) return null;
    if (now.getTime() - row.last_seen_at.getTime() > TOUCH_SECONDS * 1000) {
      await this.#pool.query('UPDATE auth.session SET last_seen_at = $2 WHERE id_hash = $1', [id, now]);
    }
    const session = { id: id.toString('hex'), subjectId: row.subject_id, pending: row.pending };
    return kind === 'operator' ? { ...session, kind, role: row.role! } : { ...session, kind };
  }

  /** The second factor is set up: the session is a whole one. */
  async settle(id: string): Promise<void> {
    await this.#pool.query('UPDATE auth.session SET pending = false WHERE id_hash = $1', [Buffer.from(id, 'hex')]);
  }

  /** Ends one session. */
  async revoke(id: string): Promise<void> {
    await this.#pool.query('DELETE FROM auth.session WHERE id_hash = $1', [Buffer.from(id, 'hex')]);
  }

  /** Ends every session of somebody. */
  async revokeAll(kind: SessionKind, subjectId: string): Promise<void> {
    await this.#pool.query('DELETE FROM auth.session WHERE kind = $1 AND subject_id = $2', [kind, subjectId]);
  }

  /** Deletes what has ended. */
  async sweep(now: Date): Promise<void> {
    await this.#pool.query('DELETE FROM auth.session WHERE expires_at <= $1', [now]);
  }
}
