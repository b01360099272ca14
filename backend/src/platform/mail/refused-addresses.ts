import { emailKey } from '@willow/contracts';
import type { Pool } from 'pg';
import type { Secrets } from '../keys/secrets.ts';
import type { AddressRecord } from './mail-rules.ts';

/**
 * Addresses that the mail provider does not take, that mails came back from, or whose readers called one spam. Kept as keyed hashes, and whether
 * there is an account or not: that a mail was asked for is all that they tell.
 */
export class RefusedAddresses {
  readonly #pool: Pool;
  readonly #secrets: Secrets;

  constructor(pool: Pool, secrets: Secrets) {
    this.#pool = pool;
    this.#secrets = secrets;
  }

  async add(address: string): Promise<void> {
    await this.#pool.query(
      `INSERT INTO mail.refused_address (address_hash) VALUES ($1)
       ON CONFLICT (address_hash) DO UPDATE SET refused_at = clock_timestamp()`,
      [this.hashOf(address)],
    );
  }

  /** The provider has taken a mail to it. */
  async remove(address: string): Promise<void> {
    await this.#pool.query('DELETE FROM mail.refused_address WHERE address_hash = $1', [this.hashOf(address)]);
  }

  /** As much of that as a stranger may know: of mails that are sent only to accounts, nothing. */
  async hasForAnybody(address: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `SELECT 1 FROM mail.refused_address WHERE address_hash = $1
       UNION ALL SELECT 1 FROM mail.suppressed_address WHERE address_hash = $1 AND why = 'bounced' AND for_anybody`,
      [this.hashOf(address)],
    );
    return (rowCount ?? 0) > 0;
  }

  async has(address: string): Promise<boolean> {
    return (await this.among([address])).has(address);
  }

  /** What earlier mails to it came to. */
  async recordOf(address: string): Promise<AddressRecord> {
    const { rows } = await this.#pool.query<{ why: string; since: Date }>(
      'SELECT why, since FROM mail.suppressed_address WHERE address_hash = $1',
      [this.hashOf(address)],
    );
    return {
      bouncedAt: rows.find(({ why }) => why === 'bounced')?.since ?? null,
      reportedAsSpam: rows.some(({ why }) => why === 'complained'),
    };
  }

  /** By its hash: a mail to it came back then, or was called spam. `forAnybody`: a mail that is sent to any address, account or not. */
  async suppress(addressHash: string, why: 'bounced' | 'complained', at: Date, forAnybody: boolean): Promise<void> {
    await this.#pool.query(
      `INSERT INTO mail.suppressed_address AS known (address_hash, why, since, for_anybody) VALUES ($1, $2, $3, $4)
       ON CONFLICT (address_hash, why) DO UPDATE
       SET since = greatest(known.since, excluded.since), for_anybody = known.for_anybody OR excluded.for_anybody`,
      [addressHash, why, at, forAnybody],
    );
  }

  /** A mail for anybody would have gone there, but for the one that came back before. */
  async heldBackForAnybody(address: string): Promise<void> {
    await this.#pool.query('UPDATE mail.suppressed_address SET for_anybody = true WHERE address_hash = $1', [this.hashOf(address)]);
  }

  /** By its hash: mails arrive again, or are to be tried again; what came back after `at` still counts. */
  async lift(addressHash: string, at: Date): Promise<void> {
    await this.#pool.query(`DELETE FROM mail.suppressed_address WHERE address_hash = $1 AND why = 'bounced' AND since <= $2`, [
      addressHash,
      at,
    ]);
  }

  /** Whatever is known of it, when its owner is erased. */
  async forget(address: string): Promise<void> {
    await this.remove(address);
    await this.#pool.query('DELETE FROM mail.suppressed_address WHERE address_hash = $1', [this.hashOf(address)]);
  }

  /** Those of them that are refused or that mails come back from, as they were given. */
  async among(addresses: readonly string[]): Promise<ReadonlySet<string>> {
    const hashes = new Map(addresses.map((address) => [address, this.hashOf(address)]));
    const { rows } = await this.#pool.query<{ address_hash: string }>(
      `SELECT address_hash FROM mail.refused_address WHERE address_hash = ANY ($1)
       UNION SELECT address_hash FROM mail.suppressed_address WHERE address_hash = ANY ($1) AND why = 'bounced'`,
      [[...hashes.values()]],
    );
    const refused = new Set(rows.map(({ address_hash }) => address_hash));
    return new Set(addresses.filter((address) => refused.has(hashes.get(address) ?? '')));
  }

  async forgetOlderThan(days: number): Promise<void> {
    await this.#pool.query('DELETE FROM mail.refused_address WHERE refused_at < clock_timestamp() - make_interval(days => $1)', [days]);
  }

  /** A keyed hash: it cannot be guessed from an address, nor turned back into one. */
  hashOf(address: string): string {
    return this.#secrets.hmac('refused-address', emailKey(address));
  }
}
