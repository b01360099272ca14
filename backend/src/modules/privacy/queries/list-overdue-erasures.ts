import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { HasPaid } from '../../orders/index.ts';
import type { ErasureState } from '../domain/erasure.ts';
import { Erasures } from '../erasures.repository.ts';
import { ErasureRow } from '../projections/erasure-request.entity.ts';
import { dueBy } from './due.ts';

const AT_ONCE = 500;

export type OverdueErasure = Pick<ErasureState, 'status' | 'dueAt'> & {
  readonly id: string;
  readonly customerId: string;
  readonly needsAgreement: boolean;
  readonly agreements: number;
};

/** Who should be erased and is not, the oldest first, as their own histories tell it; without anybody's name. */
export class ListOverdueErasures extends Query<readonly OverdueErasure[]> {
  constructor(readonly now: Date) {
    super();
  }
}

@QueryHandler(ListOverdueErasures)
export class ListOverdueErasuresHandler implements IQueryHandler<ListOverdueErasures> {
  constructor(
    private readonly db: DataSource,
    private readonly erasures: Erasures,
    private readonly queries: QueryBus,
  ) {}

  async execute({ now }: ListOverdueErasures): Promise<readonly OverdueErasure[]> {
    const rows = await this.db.getRepository(ErasureRow).find({ where: dueBy(now), order: { dueAt: 'ASC' }, take: AT_ONCE });
    return Promise.all(rows.map((row) => this.#standing(row)));
  }

  async #standing({ id, customerId }: ErasureRow): Promise<OverdueErasure> {
    const [{ state }, needsAgreement] = await Promise.all([this.erasures.load(id), this.queries.execute(new HasPaid(customerId))]);
    return { id, customerId, status: state.status, dueAt: state.dueAt, needsAgreement, agreements: state.agreedBy.length };
  }
}
