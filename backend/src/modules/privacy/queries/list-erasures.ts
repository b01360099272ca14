import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { ErasureRequest } from '@willow/contracts';
import { DataSource } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { ErasureRow } from '../projections/erasure-request.entity.ts';
import { erasureRequestProjection } from '../projections/erasure-request.projection.ts';
import { GetErasure } from './get-erasure.ts';

const AT_ONCE = 500;

/** Those that wait, the oldest first. */
export class ListErasures extends Query<ErasureRequest[]> {
  constructor(readonly after: Position | null) {
    super();
  }
}

@QueryHandler(ListErasures)
export class ListErasuresHandler implements IQueryHandler<ListErasures> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly queries: QueryBus,
  ) {}

  async execute({ after }: ListErasures): Promise<ErasureRequest[]> {
    if (after) await this.progress.waitFor(erasureRequestProjection.name, after, READ_WAIT_MS);
    const where = { status: 'requested' } as const;
    const rows = await this.db.getRepository(ErasureRow).find({ where, order: { dueAt: 'ASC' }, take: AT_ONCE });
    const requests = await Promise.all(rows.map(({ id }) => this.queries.execute(new GetErasure(id))));
    return requests.filter((request) => request !== null);
  }
}
