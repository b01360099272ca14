import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type DiscountCode, poundsOf } from '@willow/contracts';
import { DataSource } from 'typeorm';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import { DiscountCodeRow, DiscountUseRow } from '../projections/discount-code.entity.ts';

export class ListCodes extends Query<DiscountCode[]> {
  constructor(readonly after: Position | null) {
    super();
  }
}

type Counted = Pick<DiscountCodeRow, 'code' | 'percent' | 'active'> & {
  /** As text: sums and counts are wider than a JavaScript number. */
  readonly [K in 'used' | 'paid' | 'revenue' | 'discount']: string;
};

@QueryHandler(ListCodes)
export class ListCodesHandler implements IQueryHandler<ListCodes> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
  ) {}

  async execute({ after }: ListCodes): Promise<DiscountCode[]> {
    if (after) await this.progress.waitFor('discount-code', after, READ_WAIT_MS);
    const rows = await this.db
      .getRepository(DiscountCodeRow)
      .createQueryBuilder('c')
      .leftJoin(DiscountUseRow, 'u', 'u.code = c.code')
      .select(['c.code AS code', 'c.percent AS percent', 'c.active AS active'])
      .addSelect('count(u.orderId)', 'used')
      .addSelect('count(u.orderId) FILTER (WHERE u.paid)', 'paid')
      .addSelect('coalesce(sum(u.amountPence - u.discountPence) FILTER (WHERE u.paid), 0)', 'revenue')
      .addSelect('coalesce(sum(u.discountPence) FILTER (WHERE u.paid), 0)', 'discount')
      .groupBy('c.code')
      .orderBy('c.createdAt', 'DESC')
      .addOrderBy('c.code')
      .getRawMany<Counted>();
    return rows.map(({ code, percent, active, used, paid, revenue, discount }) => ({
      id: code,
      code,
      discountPercentage: percent,
      isActive: active,
      timesUsed: Number(used),
      successfulUses: Number(paid),
      totalRevenue: poundsOf(Number(revenue)),
      totalDiscount: poundsOf(Number(discount)),
    }));
  }
}
