import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DataEntry, WillAnswers } from '@willow/contracts';
import { willEntries } from '../domain/will.data.ts';
import { Wills } from '../wills.repository.ts';

type WillData = { readonly answers: WillAnswers; readonly entries: readonly DataEntry[] };

/** What is held about a customer's will: the answers as they stand, and every fact with all that was ever saved, the oldest first. */
export class GetWillData extends Query<WillData> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetWillData)
export class GetWillDataHandler implements IQueryHandler<GetWillData> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId }: GetWillData): Promise<WillData> {
    const [{ state }, facts] = await Promise.all([this.wills.load(customerId), this.wills.history(customerId)]);
    return { answers: state.answers, entries: willEntries(facts) };
  }
}
