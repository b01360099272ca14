import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FamilyMap } from '@willow/contracts';
import { CurrentWills } from '../current-wills.ts';

export class GetFamilyMap extends Query<FamilyMap> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetFamilyMap)
export class GetFamilyMapHandler implements IQueryHandler<GetFamilyMap> {
  constructor(private readonly currentWills: CurrentWills) {}

  async execute({ customerId }: GetFamilyMap): Promise<FamilyMap> {
    const { input } = await this.currentWills.see(customerId);
    return this.currentWills.explain(customerId, 'familyMap', input);
  }
}
