import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { ProjectionProgress } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { ReferralRow } from '../projections/referral-list.entity.ts';
import { referralListProjection } from '../projections/referral-list.projection.ts';

const WAIT_MS = 10_000;

/** Ids of the invitations that a customer sent, and of those the customer came by; none that came before `after` is left out. */
export class ListReferralsAbout extends Query<readonly string[]> {
  constructor(
    readonly customerId: string,
    readonly after: Position,
  ) {
    super();
  }
}

@QueryHandler(ListReferralsAbout)
export class ListReferralsAboutHandler implements IQueryHandler<ListReferralsAbout> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
  ) {}

  async execute({ customerId, after }: ListReferralsAbout): Promise<readonly string[]> {
    await this.progress.waitFor(referralListProjection.name, after, WAIT_MS);
    const rows = await this.db
      .getRepository(ReferralRow)
      .find({ where: [{ referrerId: customerId }, { friendId: customerId }], select: { id: true } });
    return rows.map(({ id }) => id);
  }
}
