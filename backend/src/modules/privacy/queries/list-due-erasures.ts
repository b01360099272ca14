import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { ErasureRow } from '../projections/erasure-request.entity.ts';
import { dueBy } from './due.ts';

const AT_ONCE = 100;

/** Customers whose time to change their minds is over, and those whose erasure was interrupted. */
export class ListDueErasures extends Query<readonly string[]> {
  constructor(readonly now: Date) {
    super();
  }
}

/** Who acts on one asks its stream again. */
@QueryHandler(ListDueErasures)
export class ListDueErasuresHandler implements IQueryHandler<ListDueErasures> {
  constructor(private readonly db: DataSource) {}

  async execute({ now }: ListDueErasures): Promise<readonly string[]> {
    const rows = await this.db.getRepository(ErasureRow).find({ where: dueBy(now), order: { dueAt: 'ASC' }, take: AT_ONCE });
    return rows.map(({ customerId }) => customerId);
  }
}
