import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WillChanges } from '@willow/contracts';
import { CurrentWills } from '../current-wills.ts';

/** Compared with the last submission that meant something else. */
export class GetWillChanges extends Query<WillChanges> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetWillChanges)
export class GetWillChangesHandler implements IQueryHandler<GetWillChanges> {
  constructor(private readonly currentWills: CurrentWills) {}

  execute({ customerId }: GetWillChanges): Promise<WillChanges> {
    return this.currentWills.changes(customerId);
  }
}
