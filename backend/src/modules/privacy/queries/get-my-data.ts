import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { BRAND, type DataEntry, type DataSubject, MY_DATA_FORMAT, MyData } from '@willow/contracts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { GetMessageData } from '../../contact/index.ts';
import { GetCoupleData } from '../../couples/index.ts';
import { GetDeliveryData } from '../../deliveries/index.ts';
import { GetAccountData, GetCustomer, ownAddresses } from '../../customers/index.ts';
import { GetOrderData } from '../../orders/index.ts';
import { GetReferralData } from '../../referrals/index.ts';
import { GetWillData } from '../../wills/index.ts';
import { erasureEntries } from '../domain/erasure.data.ts';
import { NOT_IN_THIS_FILE } from '../domain/not-in-this-file.ts';
import { erasureIdOf } from '../erasure-id.ts';
import { Erasures } from '../erasures.repository.ts';

/** Everything that is held about a customer, from the streams that are the customer's own; null when there is no account. */
export class GetMyData extends Query<MyData | null> {
  constructor(
    readonly customerId: string,
    /** No invitation that came before is left out. */
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(GetMyData)
export class GetMyDataHandler implements IQueryHandler<GetMyData> {
  constructor(
    private readonly queries: QueryBus,
    private readonly erasures: Erasures,
    private readonly clock: Clock,
  ) {}

  async execute({ customerId, after }: GetMyData): Promise<MyData | null> {
    const customer = await this.queries.execute(new GetCustomer(customerId));
    const details = customer?.details;
    if (!details) return null;
    const [account, will, order, referrals, couple, messages, deliveries, erasure] = await Promise.all([
      this.queries.execute(new GetAccountData(customerId)),
      this.queries.execute(new GetWillData(customerId)),
      this.queries.execute(new GetOrderData(customerId)),
      this.queries.execute(new GetReferralData(customerId, details.email, after)),
      this.queries.execute(new GetCoupleData(customerId, after)),
      this.queries.execute(new GetMessageData(customerId, ownAddresses(customer), after)),
      this.queries.execute(new GetDeliveryData(customerId)),
      this.erasures.history(erasureIdOf(customerId)),
    ]);
    const history: Readonly<Record<DataSubject, readonly DataEntry[]>> = {
      account: [...account, ...deliveries].toSorted((one, other) => one.at.localeCompare(other.at)),
      will: will.entries,
      order,
      referrals,
      couple,
      messages,
      erasure: erasureEntries(erasure),
    };
    // Read once more by the contract, so that nothing but what it promises leaves us.
    return MyData.parse({
      format: MY_DATA_FORMAT,
      madeAt: this.clock.now().toISOString(),
      madeBy: BRAND.name,
      customer: details,
      answers: will.answers,
      history: Object.entries(history).map(([subject, entries]) => ({ subject, entries })),
      notInThisFile: NOT_IN_THIS_FILE,
    });
  }
}
