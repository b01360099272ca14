import { EntitySchema } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { RecordedFact } from '../codec/recorded-fact.ts';
import type { Projection } from './projection.ts';

export type TallyRow = { readonly stream: string; readonly facts: number; readonly sum: number; readonly revisions: string };

/** Shows every fault: a fact lost, processed twice or out of order changes its row. */
export const tallyTable = new EntitySchema<TallyRow>({
  name: 'tally',
  columns: {
    stream: { type: 'text', primary: true },
    facts: { type: 'int' },
    sum: { type: 'int' },
    revisions: { type: 'text' },
  },
});

export const TALLY_TABLE = `
  CREATE TABLE rm.tally (stream text PRIMARY KEY, facts int NOT NULL DEFAULT 0, sum int NOT NULL, revisions text NOT NULL,
    CONSTRAINT tally_sum_is_small CHECK (sum < 1000000)) WITH (fillfactor = 50, autovacuum_enabled = false);
  CREATE INDEX tally_by_sum ON rm.tally (sum DESC) WHERE facts > 1;
  CREATE UNIQUE INDEX tally_by_stream ON rm.tally (lower(stream));`;

export async function applyTally(facts: readonly RecordedFact[], db: EntityManager): Promise<void> {
  for (const { stream, revision, data } of facts) {
    const { n = 0, poison = false } = data as { n?: number; poison?: boolean };
    await db.query(
      `INSERT INTO tally AS t (stream, facts, sum, revisions) VALUES ($1, 1, $2, $3)
       ON CONFLICT (stream) DO UPDATE SET facts = t.facts + 1, sum = t.sum + excluded.sum, revisions = t.revisions || ',' || excluded.revisions`,
      [stream, n, String(revision)],
    );
    if (poison) throw new Error('Mr Smith cannot be counted');
  }
}

export const tally: Projection = { name: 'tally', types: ['Counted'], tables: ['tally'], apply: applyTally };
