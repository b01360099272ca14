import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FamilyMap } from '@willow/contracts';
import { familyMap } from '../../../drafting/index.ts';
import { WillInsights } from '../will-insights.ts';

export class GetFamilyMap extends Query<FamilyMap> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetFamilyMap)
export class GetFamilyMapHandler implements IQueryHandler<GetFamilyMap> {
  constructor(private readonly insights: WillInsights) {}

  async execute({ customerId }: GetFamilyMap): Promise<FamilyMap> {
    const { planned } = await this.insights.see(customerId);
    return familyMap(planned);
  }
}
