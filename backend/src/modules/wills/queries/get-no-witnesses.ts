import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { NoWitnessList } from '@willow/contracts';
import { noWitnessList } from '../../../drafting/index.ts';
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
    const { planned } = await this.currentWills.see(customerId);
    return noWitnessList(planned);
  }
}
