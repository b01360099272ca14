import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SecondLook } from '@willow/contracts';
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
    return { questions: await this.currentWills.secondLook(customerId) };
  }
}
