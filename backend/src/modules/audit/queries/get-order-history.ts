import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { AuditRefusal } from '../audit.refusals.ts';
import { HISTORY_PAGE, type HistoryPart, type OrderHistory } from '@willow/contracts';
import { type Reading, Tellers } from './teller.ts';

type Page = { readonly part?: HistoryPart | undefined; readonly before?: string | undefined };

export class GetOrderHistory extends Query<OrderHistory> {
  constructor(
    readonly reading: Reading,
    readonly page: Page,
  ) {
    super();
  }
}

@QueryHandler(GetOrderHistory)
export class GetOrderHistoryHandler implements IQueryHandler<GetOrderHistory> {
  constructor(private readonly tellers: Tellers) {}

  async execute({ reading, page: { part, before } }: GetOrderHistory): Promise<OrderHistory> {
    const { facts, teller } = await this.tellers.of(reading);
    const asked = facts.filter((fact) => part === undefined || fact.part === part).toReversed();
    const from = before === undefined ? 0 : asked.findIndex(({ id }) => id === before) + 1;
    // An empty page would read as the end of the history.
    if (before !== undefined && from === 0) throw new RefusedError<AuditRefusal>('EntryUnknown');
    const shown = asked.slice(from, from + HISTORY_PAGE);
    return {
      entries: await Promise.all(shown.map((fact) => teller.entry(fact))),
      total: asked.length,
      before: from + HISTORY_PAGE < asked.length ? (shown.at(-1)?.id ?? null) : null,
      names: teller.names,
    };
  }
}
