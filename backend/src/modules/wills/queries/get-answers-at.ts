import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WillAnswers } from '@willow/contracts';
import { Wills } from '../wills.repository.ts';

/** The answers as they were at a revision of the will; null after an erasure. */
export class GetAnswersAt extends Query<WillAnswers | null> {
  constructor(
    readonly customerId: string,
    readonly revision: number,
  ) {
    super();
  }
}

@QueryHandler(GetAnswersAt)
export class GetAnswersAtHandler implements IQueryHandler<GetAnswersAt> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, revision }: GetAnswersAt): Promise<WillAnswers | null> {
    const { state } = await this.wills.load(customerId, revision);
    return state.erased ? null : state.answers;
  }
}
