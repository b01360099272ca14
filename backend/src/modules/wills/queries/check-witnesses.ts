import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WitnessCheck, WitnessNames } from '@willow/contracts';
import { CurrentWills } from '../current-wills.ts';

/** The names are neither stored nor logged. */
export class CheckWitnesses extends Query<WitnessCheck> {
  constructor(
    readonly customerId: string,
    readonly names: WitnessNames,
  ) {
    super();
  }
}

@QueryHandler(CheckWitnesses)
export class CheckWitnessesHandler implements IQueryHandler<CheckWitnesses> {
  constructor(private readonly currentWills: CurrentWills) {}

  async execute({ customerId, names }: CheckWitnesses): Promise<WitnessCheck> {
    const { input } = await this.currentWills.see(customerId);
    const { check } = await this.currentWills.explain(customerId, 'witnesses', input, [names.first, names.second]);
    return check;
  }
}
