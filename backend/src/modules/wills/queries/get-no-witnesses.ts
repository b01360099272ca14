import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { NoWitnessList } from '@willow/contracts';
import { CurrentWills } from '../current-wills.ts';

export class GetNoWitnesses extends Query<NoWitnessList> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetNoWitnesses)
export class GetNoWitnessesHandler implements IQueryHandler<GetNoWitnesses> {
  constructor(private readonly currentWills: CurrentWills) {}

  async execute({ customerId }: GetNoWitnesses): Promise<NoWitnessList> {
    const { input } = await this.currentWills.see(customerId);
    return this.currentWills.explain(customerId, 'noWitnesses', input);
  }
}
