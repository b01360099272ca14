import { Inject, Injectable } from '@nestjs/common';
import { seal, unseal } from '../../../event-sourcing/codec/sealing.ts';
import type { Pools } from '../../../event-sourcing/postgres/connections.ts';
import { POOLS } from '../../../platform/database/pools.ts';
import { KeyVault } from '../../../platform/keys/key-vault.ts';

/** A key of their own, because these copies are not of any one stream. */
const subjectOf = (customerId: string): string => `copy-${customerId}`;

/** Where a worker leaves a printed copy for the process that was asked for it: sealed, and gone once it is handed out. */
@Injectable()
export class CopyStore {
  constructor(
    @Inject(POOLS) private readonly pools: Pools,
    private readonly vault: KeyVault,
  ) {}

  async keep(id: string, customerId: string, pdf: Uint8Array, madeAt: Date): Promise<void> {
    const sealed = seal(await this.vault.keyFor(subjectOf(customerId)), `copy|${id}`, pdf);
    await this.pools.app.query(
      'INSERT INTO documents.my_data (id, customer_id, sealed, made_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [id, customerId, sealed, madeAt],
    );
  }

  /** Only once, and only for whom it was made. */
  async take(id: string, customerId: string): Promise<Uint8Array | null> {
    const { rows } = await this.pools.app.query<{ sealed: Buffer }>(
      'DELETE FROM documents.my_data WHERE id = $1 AND customer_id = $2 RETURNING sealed',
      [id, customerId],
    );
    const key = rows[0] ? await this.vault.find(subjectOf(customerId)) : null;
    return rows[0] && key ? unseal(key, `copy|${id}`, rows[0].sealed) : null;
  }

  /** Those that nobody waited for. */
  async discardOlderThan(instant: Date): Promise<void> {
    await this.pools.app.query('DELETE FROM documents.my_data WHERE made_at < $1', [instant]);
  }

  /** All of a customer, and the key, for ever. Safe to repeat. */
  async erase(customerId: string): Promise<void> {
    await this.pools.app.query('DELETE FROM documents.my_data WHERE customer_id = $1', [customerId]);
    await this.vault.destroy(subjectOf(customerId));
  }
}
