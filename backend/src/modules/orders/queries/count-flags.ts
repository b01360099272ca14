import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FlagSeverity } from '@willow/contracts';
import { DataSource } from 'typeorm';
import { OrderRow, ReviewFlagRow } from '../projections/order-list.entity.ts';

export type FlagCounts = {
  /** That stand reviewed. */
  readonly wills: number;
  readonly perWill: number;
  readonly commonest: { flag: string; severity: FlagSeverity; wills: number }[];
};

const COMMONEST = 15;

/** Which review flags wills have as they stand today, the commonest first. */
export class CountFlags extends Query<FlagCounts> {}

@QueryHandler(CountFlags)
export class CountFlagsHandler implements IQueryHandler<CountFlags> {
  constructor(private readonly db: DataSource) {}

  async execute(): Promise<FlagCounts> {
    const flags = this.db.getRepository(ReviewFlagRow);
    const [wills, raised, rows] = await Promise.all([
      this.db.getRepository(OrderRow).createQueryBuilder('o').where('o.block IS NOT NULL').getCount(),
      flags.count(),
      flags
        .createQueryBuilder('f')
        .select('f.flag', 'flag')
        .addSelect('f.severity', 'severity')
        .addSelect('count(DISTINCT f.orderId)', 'wills')
        .groupBy('f.flag')
        .addGroupBy('f.severity')
        .orderBy('count(DISTINCT f.orderId)', 'DESC')
        .addOrderBy('f.flag')
        .limit(COMMONEST)
        .getRawMany<{ readonly flag: string; readonly severity: FlagSeverity; readonly wills: string }>(),
    ]);
    return {
      wills,
      perWill: wills === 0 ? 0 : Math.round((raised / wills) * 100) / 100,
      commonest: rows.map(({ flag, severity, wills: count }) => ({ flag, severity, wills: Number(count) })),
    };
  }
}
