import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WillChanges } from '@willow/contracts';
import { meaningDiff } from '../../../drafting/index.ts';
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

  async execute({ customerId }: GetWillChanges): Promise<WillChanges> {
    const { before, now } = await this.currentWills.versions(customerId);
    if (!before) return { since: null, changes: [] };
    const changes = meaningDiff(before.planned, now).map(({ sentence, clause }) => ({ sentence, clause }));
    return { since: before.since, changes };
  }
}
