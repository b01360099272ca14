import type { Pool } from 'pg';
import type { MailAbout } from './outgoing-mail.ts';
import { SendLedger, type Claim, type LedgerNote } from './send-ledger.ts';

type Row = { readonly state: string; readonly attempts: number; readonly message_id: string | null; readonly age_ms: number };

/** Uses the database's clock, so that workers on different machines agree. */
export class PostgresSendLedger extends SendLedger {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  async claim(key: string, { about, addressHash }: LedgerNote): Promise<Claim> {
    const { rows } = await this.#pool.query<{ attempts: number }>(
      `INSERT INTO mail.sending AS known (key, state, attempts, about, address_hash) VALUES ($1, 'claimed', 1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET state = 'claimed', attempts = known.attempts + 1, claimed_at = clock_timestamp(),
         about = excluded.about, address_hash = excluded.address_hash
       WHERE known.state = 'released'
       RETURNING attempts`,
      [key, about, addressHash],
    );
    return rows[0] ? { state: 'claimed', attempt: rows[0].attempts } : this.#existing(key);
  }

  async find(key: string): Promise<LedgerNote | null> {
    const { rows } = await this.#pool.query<{ about: MailAbout | null; address_hash: string | null }>(
      'SELECT about, address_hash FROM mail.sending WHERE key = $1',
      [key],
    );
    const { about = null, address_hash: addressHash = null } = rows[0] ?? {};
    return about && addressHash !== null ? { about, addressHash } : null;
  }

  async #existing(key: string): Promise<Claim> {
    const { rows } = await this.#pool.query<Row>(
      `SELECT state, attempts, message_id, (extract(epoch FROM clock_timestamp() - claimed_at) * 1000)::float8 AS age_ms
       FROM mail.sending WHERE key = $1`,
      [key],
    );
    const row = rows[0];
    // Released or forgotten between the two statements: whoever did it is done, so this caller may try again later.
    if (!row || row.state === 'released') return { state: 'in-doubt', attempt: 0, ageMs: 0 };
    if (row.state === 'sent') return { state: 'sent', messageId: row.message_id };
    return { state: 'in-doubt', attempt: row.attempts, ageMs: row.age_ms };
  }

  async takeOver(key: string, attempt: number): Promise<number | null> {
    const { rows } = await this.#pool.query<{ attempts: number }>(
      `UPDATE mail.sending SET attempts = attempts + 1, claimed_at = clock_timestamp()
       WHERE key = $1 AND state = 'claimed' AND attempts = $2 RETURNING attempts`,
      [key, attempt],
    );
    return rows[0]?.attempts ?? null;
  }

  async markSent(key: string, messageId: string | null): Promise<void> {
    await this.#pool.query(
      `UPDATE mail.sending SET state = 'sent', message_id = $2, sent_at = clock_timestamp() WHERE key = $1 AND state <> 'sent'`,
      [key, messageId],
    );
  }

  async release(key: string, attempt: number): Promise<void> {
    await this.#pool.query(`UPDATE mail.sending SET state = 'released' WHERE key = $1 AND state = 'claimed' AND attempts = $2`, [
      key,
      attempt,
    ]);
  }

  async forgetOlderThan(days: number): Promise<number> {
    if (!Number.isInteger(days) || days < 1) throw new RangeError('Mails are remembered for one day or longer');
    const { rowCount } = await this.#pool.query(
      `DELETE FROM mail.sending WHERE claimed_at < clock_timestamp() - make_interval(days => $1)`,
      [days],
    );
    return rowCount ?? 0;
  }
}
