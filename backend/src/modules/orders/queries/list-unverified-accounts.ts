import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource, LessThan } from 'typeorm';
import { CustomerAccount } from '../projections/customer-account.entity.ts';

const AT_ONCE = 100;

/** Accounts that began before an instant and never confirmed their address, the oldest first. */
export class ListUnverifiedAccounts extends Query<readonly string[]> {
  constructor(readonly before: Date) {
    super();
  }
}

/** Who acts on one asks its stream again. */
@QueryHandler(ListUnverifiedAccounts)
export class ListUnverifiedAccountsHandler implements IQueryHandler<ListUnverifiedAccounts> {
  constructor(private readonly db: DataSource) {}

  async execute({ before }: ListUnverifiedAccounts): Promise<readonly string[]> {
    const rows = await this.db.getRepository(CustomerAccount).find({
      select: { id: true },
      where: { verified: false, erased: false, createdAt: LessThan(before) },
      order: { createdAt: 'ASC' },
      take: AT_ONCE,
    });
    return rows.map(({ id }) => id);
  }
}
