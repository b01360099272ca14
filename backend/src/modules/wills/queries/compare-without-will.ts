import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isLive, MAX_ESTATE_POUNDS, type WillAnswers, type WillComparison } from '@willow/contracts';
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
    const { input, answers } = await this.currentWills.see(customerId);
    return this.currentWills.explain(customerId, 'comparison', input, estateValue ?? valueOfHome(answers));
  }
}

/** How much of a home is the customer's to leave. What share is owned is not asked: mostly there are two, with a half each. */
const PART_OWNED = { alone: 1, in_common: 1 / 2, joint: 0 } as const;

/** In whole pounds. A home worth nothing says nothing about the estate, and one that is owned jointly passes outside it. */
export function valueOfHome(answers: WillAnswers): number | null {
  const { marketValue = 0, ownership = 'alone' } = isLive('property', answers) ? (answers.property ?? {}) : {};
  const value = Math.min(Math.floor(marketValue * PART_OWNED[ownership]), MAX_ESTATE_POUNDS);
  return value > 0 ? value : null;
}
