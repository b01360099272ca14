import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { ErasureRow } from '../projections/erasure-request.entity.ts';
import { dueBy } from './due.ts';

/** Since when the oldest erasure is due that is not done; null when none is. */
export class GetOverdueErasure extends Query<Date | null> {
  constructor(readonly now: Date) {
    super();
  }
}

@QueryHandler(GetOverdueErasure)
export class GetOverdueErasureHandler implements IQueryHandler<GetOverdueErasure> {
  constructor(private readonly db: DataSource) {}

  async execute({ now }: GetOverdueErasure): Promise<Date | null> {
    const row = await this.db.getRepository(ErasureRow).findOne({ where: dueBy(now), order: { dueAt: 'ASC' } });
    return row?.dueAt ?? null;
  }
}
