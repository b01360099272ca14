import { HISTORY_PAGE, type HistoryPart, type OrderHistory } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { AuditRefusal } from '../audit.refusals.ts';
import type { FactsOfOrder } from './order-facts.ts';
import type { Teller } from './teller.ts';

export type HistoryPage = { readonly part?: HistoryPart | undefined; readonly before?: string | undefined };

/** The newest first; nothing is opened that is not on the page. */
export async function historyPage(
  { facts, teller }: FactsOfOrder & { readonly teller: Teller },
  { part, before }: HistoryPage,
): Promise<OrderHistory> {
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
