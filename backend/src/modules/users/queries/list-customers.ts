import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { BodyOf, CustomerPage, ListedCustomer, searchCustomers } from '@willow/contracts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { GetMilestones, type Milestones } from '../../analytics/index.ts';
import { type Account, ListAccounts } from '../../orders/index.ts';
import { answeredOf, stageOf } from '../stage.ts';

/** A page of everybody who signed up, or of those whom the words find; the newest first. */
export class ListCustomers extends Query<CustomerPage> {
  constructor(
    readonly search: string | undefined,
    readonly from: Omit<BodyOf<typeof searchCustomers>, 'search'>,
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(ListCustomers)
export class ListCustomersHandler implements IQueryHandler<ListCustomers> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ search, from, after }: ListCustomers): Promise<CustomerPage> {
    const { accounts, ...counted } = await this.queries.execute(new ListAccounts(search, from, after));
    const ids = accounts.map(({ id }) => id);
    const milestones = await this.queries.execute(new GetMilestones(ids, after));
    return { customers: accounts.map((account) => listed(account, milestones.get(account.id))), ...counted };
  }
}

/** The two tables are built each at its own pace: who is in one alone has just signed up. */
const listed = (
  { id, person, verified, referralId, partnerRef, createdAt }: Account,
  milestones: Milestones | undefined,
): ListedCustomer => ({
  id,
  person,
  verified,
  signedUpAt: createdAt.toISOString(),
  stage: milestones ? stageOf(milestones) : 'signed-up',
  answered: milestones ? answeredOf(milestones) : 0,
  orderId: milestones?.orderId ?? null,
  cameBy: { referred: referralId !== null, partnerRef },
});
