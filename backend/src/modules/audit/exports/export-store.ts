import { Inject, Injectable } from '@nestjs/common';
import type { Pools } from '../../../event-sourcing/postgres/connections.ts';
import { POOLS } from '../../../platform/database/pools.ts';

/** `changed`: the log is not what was signed. */
export type ExportProblem = 'changed' | 'unknown';
export type MadeExport = { readonly content: Buffer } | { readonly problem: ExportProblem };

type Row = { readonly content: Buffer | null; readonly problem: ExportProblem | null };

/** Where a worker leaves an export for the process that was asked for it. Nothing in it is open, and it is gone once it is handed out. */
@Injectable()
export class ExportStore {
  constructor(@Inject(POOLS) private readonly pools: Pools) {}

  async keep(id: string, operatorId: string, made: MadeExport, madeAt: Date): Promise<void> {
    const [content, problem] = 'content' in made ? [made.content, null] : [null, made.problem];
    await this.pools.app.query(
      'INSERT INTO documents.order_export (id, operator_id, content, problem, made_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
      [id, operatorId, content, problem, madeAt],
    );
  }

  /** Only once, and only for whom it was made. */
  async take(id: string, operatorId: string): Promise<MadeExport | null> {
    const { rows } = await this.pools.app.query<Row>(
      'DELETE FROM documents.order_export WHERE id = $1 AND operator_id = $2 RETURNING content, problem',
      [id, operatorId],
    );
    const [row] = rows;
    if (!row) return null;
    return row.content ? { content: row.content } : { problem: row.problem ?? 'unknown' };
  }

  /** Those that nobody waited for. */
  async discardOlderThan(instant: Date): Promise<void> {
    await this.pools.app.query('DELETE FROM documents.order_export WHERE made_at < $1', [instant]);
  }
}
