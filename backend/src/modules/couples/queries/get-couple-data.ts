import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { DataEntry } from '@willow/contracts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { Couples } from '../couples.repository.ts';
import { coupleEntries } from '../domain/couple.data.ts';
import { FindCouples } from './find-couples.ts';

/** What a customer did in every pair they are or were in. */
export class GetCoupleData extends Query<readonly DataEntry[]> {
  constructor(
    readonly customerId: string,
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(GetCoupleData)
export class GetCoupleDataHandler implements IQueryHandler<GetCoupleData> {
  constructor(
    private readonly couples: Couples,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId, after }: GetCoupleData): Promise<readonly DataEntry[]> {
    const rows = await this.queries.execute(new FindCouples(customerId, after));
    const entries = await Promise.all(rows.map(async ({ id }) => coupleEntries(await this.couples.history(id), customerId)));
    return entries.flat().toSorted((one, other) => one.at.localeCompare(other.at));
  }
}
