import { Inject, Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../event-sourcing/concurrency/keyed-mutex.ts';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { POOLS } from '../../platform/database/pools.ts';
import { Operators } from './operators.repository.ts';
import type { Operator } from './domain/operator.state.ts';

export const isActiveAdmin = ({ role, standing }: Operator): boolean => role === 'admin' && standing === 'active';

/** Holds that there is always an admin who can sign in, although each operator has a stream of their own. */
@Injectable()
export class Admins {
  readonly #mutex = new KeyedMutex();

  constructor(
    @Inject(POOLS) private readonly pools: Pick<Pools, 'app'>,
    private readonly operators: Operators,
  ) {}

  /** Changes of who is an admin, one at a time over all processes. Each takes one connection, so no more than one waits here. */
  oneAtATime<T>(work: () => Promise<T>): Promise<T> {
    return this.#mutex.runExclusive('admins', async () => {
      const client = await this.pools.app.connect();
      try {
        await client.query('BEGIN');
        await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('willow.admins', 0))`);
        return await work();
      } finally {
        await client.query('COMMIT').catch(() => undefined);
        client.release();
      }
    });
  }

  /** The table may be late; each that it names is looked up in the log. One that it does not name yet is not counted. */
  async hasAnother(than: string): Promise<boolean> {
    const { rows } = await this.pools.app.query<{ id: string }>(`SELECT id FROM rm.operator_account WHERE role = 'admin' AND id <> $1`, [
      than,
    ]);
    for (const { id } of rows) if (isActiveAdmin((await this.operators.load(id)).state)) return true;
    return false;
  }
}
