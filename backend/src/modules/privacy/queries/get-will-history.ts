import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type DataEntry, type getWillHistory, type ResponseOf, WILL_HISTORY_LINES } from '@willow/contracts';
import { GetOrderData } from '../../orders/index.ts';
import { GetWillData } from '../../wills/index.ts';

type Lines = ResponseOf<typeof getWillHistory>['lines'];

/** What happened with a customer's will and order, in the words of the copy of everything, without what is personal in it. Newest first. */
export class GetWillHistory extends Query<Lines> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetWillHistory)
export class GetWillHistoryHandler implements IQueryHandler<GetWillHistory> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ customerId }: GetWillHistory): Promise<Lines> {
    const [will, order] = await Promise.all([
      this.queries.execute(new GetWillData(customerId)),
      this.queries.execute(new GetOrderData(customerId)),
    ]);
    const told = [...will.entries, ...order].toSorted((one, other) => one.at.localeCompare(other.at));
    return together(told).toReversed().slice(0, WILL_HISTORY_LINES);
  }
}

/** Who saves twenty times in a row reads that once. */
function together(entries: readonly DataEntry[]): Lines {
  const lines: Lines = [];
  for (const { at, says } of entries) {
    const last = lines.at(-1);
    if (last?.says === says) lines[lines.length - 1] = { at, says, times: last.times + 1 };
    else lines.push({ at, says, times: 1 });
  }
  return lines;
}
