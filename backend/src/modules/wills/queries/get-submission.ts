import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WillStatus } from '@willow/contracts';
import { Wills } from '../wills.repository.ts';

export type Submission = {
  readonly status: WillStatus;
  readonly willRevision: number | null;
};

export class GetSubmission extends Query<Submission> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetSubmission)
export class GetSubmissionHandler implements IQueryHandler<GetSubmission> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId }: GetSubmission): Promise<Submission> {
    const { state } = await this.wills.load(customerId);
    return { status: state.status, willRevision: state.submissions.at(-1)?.revision ?? null };
  }
}
