import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type CustomerStory, poundsOf } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { RefusedAddresses } from '../../../platform/mail/refused-addresses.ts';
import { GetMilestones } from '../../analytics/index.ts';
import { type CustomerReading, GetCustomerHistory } from '../../audit/index.ts';
import { GetMessage, ListMessagesOf } from '../../contact/index.ts';
import { ListDeliveries } from '../../deliveries/index.ts';
import { GetCustomer, type OwnAddress, ownAddresses } from '../../customers/index.ts';
import { GetCustomerOrder } from '../../orders/index.ts';
import { erasureIdOf, GetErasure } from '../../privacy/index.ts';
import { GetCustomerReferrals } from '../../referrals/index.ts';
import { GetAfterSending } from '../../wills/index.ts';
import { accountOf, orderOf, progressOf, signingOf } from '../story-parts.ts';
import type { UserRefusal } from '../users.refusals.ts';

/** Everything about a customer that the team works with. */
export class GetCustomerStory extends Query<CustomerStory> {
  constructor(readonly reading: CustomerReading) {
    super();
  }
}

@QueryHandler(GetCustomerStory)
export class GetCustomerStoryHandler implements IQueryHandler<GetCustomerStory> {
  constructor(
    private readonly queries: QueryBus,
    private readonly refused: RefusedAddresses,
  ) {}

  async execute({ reading }: GetCustomerStory): Promise<CustomerStory> {
    const { customerId: id, after } = reading;
    const customer = await this.queries.execute(new GetCustomer(id));
    if (!customer) throw new RefusedError<UserRefusal>('NoSuchCustomer');
    const account = accountOf(customer, reading.now);
    const undelivered = account.person !== null && (await this.refused.has(account.person.email));
    const [milestones, found, referrals, messages, signing, erasure, told, deliveries] = await Promise.all([
      this.queries.execute(new GetMilestones([id], after)),
      this.queries.execute(new GetCustomerOrder(id, after)),
      this.queries.execute(new GetCustomerReferrals(id, after)),
      this.#messages(reading, account.state === 'verified' ? ownAddresses(customer) : []),
      this.queries.execute(new GetAfterSending(id)),
      this.queries.execute(new GetErasure(erasureIdOf(id))),
      this.queries.execute(new GetCustomerHistory(reading, undefined)),
      this.queries.execute(new ListDeliveries({ customerId: id }, after)),
    ]);
    const reached = milestones.get(id);
    return {
      id,
      ...account,
      ...(undelivered && { undelivered }),
      deliveries: [...deliveries],
      signedUpAt: told.began,
      verifiedAt: reached?.verifiedAt?.toISOString() ?? null,
      lastActiveAt: told.lastActiveAt,
      progress: progressOf(reached),
      cameBy: { referrer: referrals.referrer, partnerRef: customer.partnerRef },
      order: found && orderOf(found.order, poundsOf(reached?.refundedPence ?? 0)),
      problems: [...(found?.problems ?? [])],
      enquiries: [...(found?.enquiries ?? [])],
      referrals: referrals.made,
      messages,
      signing: signingOf(signing),
      erasure,
      history: told.history,
    };
  }

  async #messages({ customerId, after }: CustomerReading, addresses: readonly OwnAddress[]): Promise<CustomerStory['messages']> {
    const listed = await this.queries.execute(new ListMessagesOf(customerId, addresses, after));
    const messages = await Promise.all(listed.map(({ id }) => this.queries.execute(new GetMessage(id))));
    return messages.filter((message) => message !== null).toSorted((one, other) => other.receivedAt.localeCompare(one.receivedAt));
  }
}
