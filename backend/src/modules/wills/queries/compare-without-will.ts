import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isLive, MAX_ESTATE_POUNDS, type WillAnswers, type WillComparison } from '@willow/contracts';
import { compareWithoutWill } from '../../../drafting/index.ts';
import { CurrentWills } from '../current-wills.ts';

export class CompareWithoutWill extends Query<WillComparison> {
  constructor(
    readonly customerId: string,
    readonly estateValue: number | null,
  ) {
    super();
  }
}

@QueryHandler(CompareWithoutWill)
export class CompareWithoutWillHandler implements IQueryHandler<CompareWithoutWill> {
  constructor(private readonly currentWills: CurrentWills) {}

  async execute({ customerId, estateValue }: CompareWithoutWill): Promise<WillComparison> {
    const { planned, answers } = await this.currentWills.see(customerId);
    return compareWithoutWill(planned, estateValue ?? valueOfHome(answers));
  }
}

/** In whole pounds. A home worth nothing says nothing about the estate, and one that is owned jointly passes outside it. */
const valueOfHome = (answers: WillAnswers): number | null => {
  const isOwn = isLive('property', answers) && answers.property?.ownership !== 'joint';
  const value = isOwn ? Math.min(Math.floor(answers.property?.marketValue ?? 0), MAX_ESTATE_POUNDS) : 0;
  return value > 0 ? value : null;
};
