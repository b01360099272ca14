import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type getWillAccess, type ResponseOf, WILL_ACCESS_LINES } from '@willow/contracts';
import { DataSource } from 'typeorm';
import { GetOperatorNames } from '../../operators/index.ts';
import { orderIdOf } from '../../orders/index.ts';
import { AccessRow } from '../projections/access-log.entity.ts';
import { accessLines } from '../sentences/own-access.ts';
import { operatorsOf } from './access-rows.ts';

type Lines = ResponseOf<typeof getWillAccess>['lines'];

/** Who of our team opened what of a customer, for that customer: by role, and nobody by name. */
export class GetOwnAccess extends Query<Lines> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetOwnAccess)
export class GetOwnAccessHandler implements IQueryHandler<GetOwnAccess> {
  constructor(
    private readonly db: DataSource,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId }: GetOwnAccess): Promise<Lines> {
    const rows = await this.db.getRepository(AccessRow).find({
      where: [{ orderId: orderIdOf(customerId) }, { customerId }],
      order: { at: 'DESC', id: 'DESC' },
      take: WILL_ACCESS_LINES,
    });
    const names = await this.queries.execute(new GetOperatorNames(operatorsOf(rows)));
    return accessLines(rows.map(({ at, actor, type, data }) => ({ at, actor, type, data, role: names.get(actor)?.role ?? null })));
  }
}
