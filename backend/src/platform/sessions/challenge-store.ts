import { hash } from 'node:crypto';
import type { Pool } from 'pg';

const bytesOf = (owner: string): Buffer => Buffer.from(hash('sha256', owner), 'hex');

/** What a passkey has to sign. Each owner, of whom only a hash is kept, has one at a time, and it is good once. */
export class ChallengeStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** `owner`: a session, or a browser that nobody has signed in to. The challenge before is void. */
  async put(owner: string, challenge: string, expiresAt: Date): Promise<void> {
    await this.#pool.query(
      `INSERT INTO auth.challenge (owner_hash, challenge, expires_at) VALUES ($1, $2, $3)
       ON CONFLICT (owner_hash) DO UPDATE SET challenge = excluded.challenge, expires_at = excluded.expires_at`,
      [bytesOf(owner), challenge, expiresAt],
    );
  }

  /** Null when there is none, or it is too old. Whoever takes it has it alone. */
  async take(owner: string, now: Date): Promise<string | null> {
    const { rows } = await this.#pool.query<{ challenge: string; expires_at: Date }>(
      'DELETE FROM auth.challenge WHERE owner_hash = $1 RETURNING challenge, expires_at',
      [bytesOf(owner)],
    );
    return rows[0] && rows[0].expires_at > now ? rows[0].challenge : null;
  }

  async sweep(now: Date): Promise<void> {
    await this.#pool.query('DELETE FROM auth.challenge WHERE expires_at <= $1', [now]);
  }
}
