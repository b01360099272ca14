import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type DiscountCode, poundsOf } from '@willow/contracts';
import { DataSource } from 'typeorm';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';

/** All discount codes with what came of them, newest first. */
export class ListCodes extends Query<DiscountCode[]> {
  constructor(readonly after: Position | null) {
    super();
  }
}

type Row = {
  code: string;
  percent: number;
  active: boolean;
  times_used: string;
  successful_uses: string;
  revenue: string;
  discount: string;
};

const SQL = `
  SELECT c.code, c.percent, c.active,
         count(o.id) AS times_used,
         count(o.id) FILTER (WHERE o.payment_status = 'succeeded') AS successful_uses,
         coalesce(sum(o.amount_pence - o.discount_pence) FILTER (WHERE o.payment_status = 'succeeded'), 0) AS revenue,
         coalesce(sum(o.discount_pence) FILTER (WHERE o.payment_status = 'succeeded'), 0) AS discount
    FROM discount_code c LEFT JOIN order_list o ON o.discount_code = c.code
   GROUP BY c.code, c.percent, c.active, c.created_at
   ORDER BY c.created_at DESC, c.code`;

@QueryHandler(ListCodes)
export class ListCodesHandler implements IQueryHandler<ListCodes> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
  ) {}

  async execute({ after }: ListCodes): Promise<DiscountCode[]> {
    if (after) await Promise.all(['discount-code', 'order-list'].map((name) => this.progress.waitFor(name, after, READ_WAIT_MS)));
    const rows = await this.db.query<Row[]>(SQL);
    return rows.map((row) => ({
      id: row.code,
      code: row.code,
      discountPercentage: row.percent,
      isActive: row.active,
      timesUsed: Number(row.times_used),
      successfulUses: Number(row.successful_uses),
      totalRevenue: poundsOf(Number(row.revenue)),
      totalDiscount: poundsOf(Number(row.discount)),
    }));
  }
}
