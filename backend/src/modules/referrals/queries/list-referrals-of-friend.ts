import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { ReferralRow } from '../projections/referral-list.entity.ts';

/** The invitations that a customer came by. */
export class ListReferralsOfFriend extends Query<readonly string[]> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(ListReferralsOfFriend)
export class ListReferralsOfFriendHandler implements IQueryHandler<ListReferralsOfFriend> {
  constructor(private readonly db: DataSource) {}

  async execute({ customerId }: ListReferralsOfFriend): Promise<readonly string[]> {
    const rows = await this.db.getRepository(ReferralRow).find({ where: { friendId: customerId }, select: { id: true } });
    return rows.map(({ id }) => id);
  }
}
