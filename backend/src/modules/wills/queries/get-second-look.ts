import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SecondLook } from '@willow/contracts';
import { secondLook } from '../../../drafting/index.ts';
import { CurrentWills } from '../current-wills.ts';

export class GetSecondLook extends Query<SecondLook> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetSecondLook)
export class GetSecondLookHandler implements IQueryHandler<GetSecondLook> {
  constructor(private readonly currentWills: CurrentWills) {}

  async execute({ customerId }: GetSecondLook): Promise<SecondLook> {
    const { flags, answers } = await this.currentWills.flags(customerId);
    return { questions: secondLook(flags, answers) };
  }
}
