import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { OperatorAccountRow } from '../projections/operator-account.entity.ts';
import { GetOperatorNames, type NamedOperator } from './get-operator-names.ts';

/** Everybody who is, or was, of the team, by name. */
export class ListKnownPeople extends Query<NamedOperator[]> {}

@QueryHandler(ListKnownPeople)
export class ListKnownPeopleHandler implements IQueryHandler<ListKnownPeople> {
  constructor(
    private readonly db: DataSource,
    private readonly queries: QueryBus,
  ) {}

  async execute(): Promise<NamedOperator[]> {
    const rows = await this.db.getRepository(OperatorAccountRow).find();
    const names = await this.queries.execute(new GetOperatorNames(rows.map(({ id }) => id)));
    return [...names.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB') || one.id.localeCompare(other.id));
  }
}
