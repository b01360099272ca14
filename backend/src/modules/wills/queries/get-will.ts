import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WillRecord } from '@willow/contracts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { will } from '../domain/will.decider.ts';
import { willRecordOf } from '../will-record.ts';
import { willStream } from '../will.streams.ts';

/** A customer's will, folded from history: never stale. Not started when there is none. */
export class GetWill extends Query<WillRecord> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetWill)
export class GetWillHandler implements IQueryHandler<GetWill> {
  constructor(private readonly streams: Streams) {}

  async execute({ customerId }: GetWill): Promise<WillRecord> {
    const { state, facts } = await this.streams.load(will, willStream(customerId));
    return willRecordOf(state, facts.at(-1)?.recordedAt ?? null);
  }
}
