import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { DataEntry } from '@willow/contracts';
import { Deliveries } from '../deliveries.repository.ts';
import { deliveryEntries } from '../domain/delivery.data.ts';
import { ListDeliveryIds } from './list-delivery-ids.ts';

/** What became of our mails to a customer, in the order of what happened. */
export class GetDeliveryData extends Query<readonly DataEntry[]> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetDeliveryData)
export class GetDeliveryDataHandler implements IQueryHandler<GetDeliveryData> {
  constructor(
    private readonly queries: QueryBus,
    private readonly deliveries: Deliveries,
  ) {}

  async execute({ customerId }: GetDeliveryData): Promise<readonly DataEntry[]> {
    const ids = await this.queries.execute(new ListDeliveryIds(customerId));
    const entries = await Promise.all(ids.map(async (id) => deliveryEntries(await this.deliveries.history(id))));
    return entries.flat().toSorted((one, other) => one.at.localeCompare(other.at));
  }
}
