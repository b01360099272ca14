import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { AdminReferral } from '@willow/contracts';
import { DataSource } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { ReferralRow } from '../projections/referral-list.entity.ts';
import { referralListProjection } from '../projections/referral-list.projection.ts';
import { Referrals } from '../referrals.repository.ts';
import { adminReferralsOf } from './admin-referrals.ts';

/** All that were ever made, the newest first. */
export class ListAdminReferrals extends Query<AdminReferral[]> {
  constructor(readonly after: Position | null) {
    super();
  }
}

@QueryHandler(ListAdminReferrals)
export class ListAdminReferralsHandler implements IQueryHandler<ListAdminReferrals> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly referrals: Referrals,
    private readonly queries: QueryBus,
  ) {}

  async execute({ after }: ListAdminReferrals): Promise<AdminReferral[]> {
    if (after) await this.progress.waitFor(referralListProjection.name, after, READ_WAIT_MS);
    const rows = await this.db.getRepository(ReferralRow).find({ order: { createdAt: 'DESC', id: 'ASC' }, select: { id: true } });
    return adminReferralsOf(
      rows.map(({ id }) => id),
      this.referrals,
      this.queries,
    );
  }
}
