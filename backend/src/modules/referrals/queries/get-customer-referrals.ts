import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { CustomerStory } from '@willow/contracts';
import { DataSource } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { GetCustomer } from '../../customers/index.ts';
import { ReferralRow } from '../projections/referral-list.entity.ts';
import { referralListProjection } from '../projections/referral-list.projection.ts';
import { Referrals } from '../referrals.repository.ts';
import { adminReferralsOf } from './admin-referrals.ts';

type CustomerReferrals = { readonly made: CustomerStory['referrals']; readonly referrer: CustomerStory['cameBy']['referrer'] };

/** Whom a customer invited, the newest first, and by whose invitation the customer came. */
export class GetCustomerReferrals extends Query<CustomerReferrals> {
  constructor(
    readonly customerId: string,
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(GetCustomerReferrals)
export class GetCustomerReferralsHandler implements IQueryHandler<GetCustomerReferrals> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly referrals: Referrals,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId, after }: GetCustomerReferrals): Promise<CustomerReferrals> {
    if (after) await this.progress.waitFor(referralListProjection.name, after, READ_WAIT_MS);
    const rows = await this.db
      .getRepository(ReferralRow)
      .find({ where: [{ referrerId: customerId }, { friendId: customerId }], order: { createdAt: 'DESC', id: 'ASC' } });
    const made = rows.filter(({ referrerId }) => referrerId === customerId);
    const by = rows.find(({ friendId }) => friendId === customerId)?.referrerId;
    const [told, referrer] = await Promise.all([
      adminReferralsOf(
        made.map(({ id }) => id),
        this.referrals,
        this.queries,
      ),
      by === undefined ? null : this.queries.execute(new GetCustomer(by)),
    ]);
    return {
      made: told.map(({ id, refereeName, refereeEmail, status, earnings, createdAt }, index) => ({
        id,
        refereeName,
        refereeEmail,
        status,
        earnings,
        createdAt,
        friendId: made[index]?.friendId ?? null,
      })),
      referrer: by === undefined ? null : { customerId: by, fullName: referrer?.details?.fullName ?? null },
    };
  }
}
