import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WillRecord } from '@willow/contracts';
import { Wills } from '../wills.repository.ts';
import { willRecordOf } from '../will-record.ts';

export class GetWill extends Query<WillRecord> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetWill)
export class GetWillHandler implements IQueryHandler<GetWill> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId }: GetWill): Promise<WillRecord> {
    const { state, facts } = await this.wills.load(customerId);
    const newest = state.submissions.at(-1);
    const submittedAt = newest ? (facts[newest.revision]?.metadata.occurredAt ?? null) : null;
    return { ...willRecordOf(state, facts.at(-1)?.recordedAt ?? null), submittedAt };
  }
}
