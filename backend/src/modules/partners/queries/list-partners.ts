import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { commissionOn, type Partner, percentageOf, poundsOf } from '@willow/contracts';
import { DataSource } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { Partners } from '../partners.repository.ts';
import { PartnerOrderRow, PartnerRow } from '../projections/partner-commission.entity.ts';
import { partnerCommissionProjection } from '../projections/partner-commission.projection.ts';

/** The newest first, or the one that is named. */
export class ListPartners extends Query<Partner[]> {
  constructor(
    readonly after: Position | null,
    readonly only?: string,
  ) {
    super();
  }
}

type Counted = Pick<PartnerRow, 'id' | 'refCode' | 'commissionBasisPoints' | 'active'> & {
  /** As text: sums and counts are wider than a JavaScript number. */
  readonly [K in 'orders' | 'paid' | 'revenue']: string;
};

@QueryHandler(ListPartners)
export class ListPartnersHandler implements IQueryHandler<ListPartners> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly partners: Partners,
  ) {}

  async execute({ after, only }: ListPartners): Promise<Partner[]> {
    if (after) await this.progress.waitFor(partnerCommissionProjection.name, after, READ_WAIT_MS);
    return (await Promise.all((await this.#rows(only)).map((row) => this.#shown(row)))).flat();
  }

  /** Nothing of a partner that was deleted a moment ago: its stream alone says who it is, and sooner than the table that it is gone. */
  async #shown({ id, refCode, commissionBasisPoints, active, orders, paid, revenue }: Counted): Promise<Partner[]> {
    const { details } = (await this.partners.load(id)).state;
    if (!details) return [];
    const partner = {
      id,
      ...details,
      refCode,
      commissionRate: percentageOf(commissionBasisPoints),
      isActive: active,
      orderCount: Number(orders),
      successfulOrders: Number(paid),
      totalRevenue: poundsOf(Number(revenue)),
      estimatedCommission: poundsOf(commissionOn(Number(revenue), commissionBasisPoints)),
    };
    return [partner];
  }

  #rows(only: string | undefined): Promise<Counted[]> {
    const rows = this.db
      .getRepository(PartnerRow)
      .createQueryBuilder('p')
      .leftJoin(PartnerOrderRow, 'o', 'o.partnerId = p.id')
      .select(['p.id AS id', 'p.refCode AS "refCode"', 'p.active AS active', 'p.commissionBasisPoints AS "commissionBasisPoints"'])
      .addSelect('count(o.orderId)', 'orders')
      .addSelect('count(o.paidPence)', 'paid')
      .addSelect('coalesce(sum(o.paidPence - o.refundedPence), 0)', 'revenue')
      .where('p.createdAt IS NOT NULL')
      .groupBy('p.id')
      .orderBy('p.createdAt', 'DESC')
      .addOrderBy('p.id');
    return (only === undefined ? rows : rows.andWhere('p.id = :only', { only })).getRawMany<Counted>();
  }
}
