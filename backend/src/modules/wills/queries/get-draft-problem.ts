import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DraftProblem } from '@willow/contracts';
import { standingProblem } from '../domain/will.state.ts';
import { Wills } from '../wills.repository.ts';

/** Why what is locked has no draft; null when it has one, or one is being made. */
export class GetDraftProblem extends Query<DraftProblem | null> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetDraftProblem)
export class GetDraftProblemHandler implements IQueryHandler<GetDraftProblem> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId }: GetDraftProblem): Promise<DraftProblem | null> {
    const { state, facts } = await this.wills.load(customerId);
    const problem = standingProblem(state);
    const since = facts.findLast(({ type }) => type === 'DraftFailed' || type === 'DraftRefused')?.metadata.occurredAt;
    return problem && since ? { failure: problem.failure, reason: problem.reason, since } : null;
  }
}
