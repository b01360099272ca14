import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** One change that somebody asks for: who, with which key, and what. A key is good for one of them. */
export type KeyedCall = { readonly by: string; readonly key: string; readonly request: string };

export type KeptAnswer = {
  readonly status: number;
  readonly body: unknown;
  /** The ETag and the position of the log that came with it. */
  readonly version: string | null;
  readonly written: string | null;
};

export type Claim =
  | { readonly state: 'claimed' }
  | { readonly state: 'answered'; readonly answer: KeptAnswer }
  | { readonly state: 'running'; readonly ageMs: number }
  /** The key was used for another request. */
  | { readonly state: 'other' };

type Row = { readonly request_hash: Buffer; readonly age_ms: number; readonly answer: Buffer | null };

/**
 * Remembers what a change was answered with, so that whoever lost the answer gets it, and nothing is done twice. An answer is sealed under
 * the caller's own key, which is kept nowhere: only who asks again with it can read it.
 */
export class KeptAnswers {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Of any number of calls with one key, one is `claimed`: the others learn what became of it. */
  async claim(call: KeyedCall): Promise<Claim> {
    const { rowCount } = await this.#pool.query(
      'INSERT INTO auth.kept_answer (call_hash, request_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [hashOfCall(call), sha256(call.request)],
    );
    return rowCount === 1 ? { state: 'claimed' } : this.#known(call);
  }

  async #known(call: KeyedCall): Promise<Claim> {
    const { rows } = await this.#pool.query<Row>(
      `SELECT request_hash, (extract(epoch FROM clock_timestamp() - begun_at) * 1000)::float8 AS age_ms, answer
       FROM auth.kept_answer WHERE call_hash = $1`,
      [hashOfCall(call)],
    );
    const [row] = rows;
    // Released between the two statements: the next look claims it.
    if (!row) return { state: 'running', ageMs: 0 };
    if (!row.request_hash.equals(sha256(call.request))) return { state: 'other' };
    return row.answer ? { state: 'answered', answer: opened(row.answer, call) } : { state: 'running', ageMs: row.age_ms };
  }

  async keep(call: KeyedCall, answer: KeptAnswer): Promise<void> {
    await this.#pool.query('UPDATE auth.kept_answer SET answer = $2 WHERE call_hash = $1', [hashOfCall(call), sealed(answer, call)]);
  }

  /** Something of it is done, and what else is not known: from now on it is as old as what a process that has ended began. */
  async interrupt(call: KeyedCall): Promise<void> {
    await this.#pool.query(`UPDATE auth.kept_answer SET begun_at = begun_at - interval '1 hour' WHERE call_hash = $1`, [hashOfCall(call)]);
  }

  /** Nothing came of it: whoever asks again begins anew. */
  async release(call: KeyedCall): Promise<void> {
    await this.#pool.query('DELETE FROM auth.kept_answer WHERE call_hash = $1 AND answer IS NULL', [hashOfCall(call)]);
  }

  async forgetOlderThan(hours: number): Promise<void> {
    await this.#pool.query('DELETE FROM auth.kept_answer WHERE begun_at < clock_timestamp() - make_interval(hours => $1)', [hours]);
  }
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

const hashOfCall = ({ by, key }: KeyedCall): Buffer => sha256(JSON.stringify(['call', by, key]));

const sealingKey = ({ by, key }: KeyedCall): Buffer => Buffer.from(hkdfSync('sha256', key, by, 'willow:kept-answer', 32));

function sealed(answer: KeptAnswer, call: KeyedCall): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(call), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

function opened(bytes: Buffer, call: KeyedCall): KeptAnswer {
  const decipher = createDecipheriv(CIPHER, sealingKey(call), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as KeptAnswer;
}
