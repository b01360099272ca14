import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type DiscountCode, poundsOf, type UseLimit } from '@willow/contracts';
import { DataSource } from 'typeorm';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import { DiscountCodeRow, DiscountHoldRow, DiscountUseRow } from '../projections/discount-code.entity.ts';

export class ListCodes extends Query<DiscountCode[]> {
  constructor(readonly after: Position | null) {
    super();
  }
}

type Counted = Pick<DiscountCodeRow, 'code' | 'percent' | 'active' | 'maxUses'> & {
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
    const [rows, taken] = await Promise.all([this.#codes(), this.#taken()]);
    return rows.map(({ code, percent, active, maxUses, used, paid, revenue, discount }) => ({
      id: code,
      code,
      discountPercentage: percent,
      isActive: active,
      timesUsed: Number(used),
      successfulUses: Number(paid),
      totalRevenue: poundsOf(Number(revenue)),
      totalDiscount: poundsOf(Number(discount)),
      ...(maxUses !== null && { limit: { maxUses, ...(taken.get(code) ?? { used: 0, held: 0 }) } }),
    }));
  }

  #codes(): Promise<Counted[]> {
    return this.db
      .getRepository(DiscountCodeRow)
      .createQueryBuilder('c')
      .leftJoin(DiscountUseRow, 'u', 'u.code = c.code')
      .select(['c.code AS code', 'c.percent AS percent', 'c.active AS active', 'c.maxUses AS "maxUses"'])
      .addSelect('count(u.orderId)', 'used')
      .addSelect('count(u.orderId) FILTER (WHERE u.paid)', 'paid')
      .addSelect('coalesce(sum(u.amountPence - u.discountPence) FILTER (WHERE u.paid), 0)', 'revenue')
      .addSelect('coalesce(sum(u.discountPence) FILTER (WHERE u.paid), 0)', 'discount')
      .groupBy('c.code')
      .orderBy('c.createdAt', 'DESC')
      .addOrderBy('c.code')
      .getRawMany<Counted>();
  }

  /** What counts against the limits. */
  async #taken(): Promise<ReadonlyMap<string, Omit<UseLimit, 'maxUses'>>> {
    const rows = await this.db
      .getRepository(DiscountHoldRow)
      .createQueryBuilder('h')
      .select('h.code', 'code')
      .addSelect("count(*) FILTER (WHERE h.state = 'used')", 'used')
      .addSelect("count(*) FILTER (WHERE h.state = 'held')", 'held')
      .groupBy('h.code')
      .getRawMany<{ readonly code: string; readonly used: string; readonly held: string }>();
    return new Map(rows.map(({ code, used, held }) => [code, { used: Number(used), held: Number(held) }]));
  }
}
