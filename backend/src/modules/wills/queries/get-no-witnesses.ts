import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { NoWitnessList } from '@willow/contracts';
import { noWitnessList } from '../../../drafting/index.ts';
import { WillInsights } from '../will-insights.ts';

export class GetNoWitnesses extends Query<NoWitnessList> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetNoWitnesses)
export class GetNoWitnessesHandler implements IQueryHandler<GetNoWitnesses> {
  constructor(private readonly insights: WillInsights) {}

  async execute({ customerId }: GetNoWitnesses): Promise<NoWitnessList> {
    const { planned } = await this.insights.see(customerId);
    return noWitnessList(planned);
  }
}
