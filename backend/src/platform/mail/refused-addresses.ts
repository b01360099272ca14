import { emailKey } from '@willow/contracts';
import type { Pool } from 'pg';
import type { Secrets } from '../keys/secrets.ts';

/**
 * Addresses that the mail provider does not take, for whoever waits for a mail to one of them. Kept as keyed hashes, for a while, and whether
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
      [this.#hashOf(address)],
    );
  }

  /** The provider has taken a mail to it. */
  async remove(address: string): Promise<void> {
    await this.#pool.query('DELETE FROM mail.refused_address WHERE address_hash = $1', [this.#hashOf(address)]);
  }

  async has(address: string): Promise<boolean> {
    return (await this.among([address])).has(address);
  }

  /** Those of them that are refused, as they were given. */
  async among(addresses: readonly string[]): Promise<ReadonlySet<string>> {
    const hashes = new Map(addresses.map((address) => [address, this.#hashOf(address)]));
    const { rows } = await this.#pool.query<{ address_hash: string }>(
      'SELECT address_hash FROM mail.refused_address WHERE address_hash = ANY ($1)',
      [[...hashes.values()]],
    );
    const refused = new Set(rows.map(({ address_hash }) => address_hash));
    return new Set(addresses.filter((address) => refused.has(hashes.get(address) ?? '')));
  }

  async forgetOlderThan(days: number): Promise<void> {
    await this.#pool.query('DELETE FROM mail.refused_address WHERE refused_at < clock_timestamp() - make_interval(days => $1)', [days]);
  }

  #hashOf(address: string): string {
    return this.#secrets.hmac('refused-address', emailKey(address));
  }
}
