import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WitnessCheck, WitnessNames } from '@willow/contracts';
import { checkWitnesses } from '../../../drafting/index.ts';
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
    const { planned } = await this.currentWills.see(customerId);
    return checkWitnesses(planned, [names.first, names.second]);
  }
}
