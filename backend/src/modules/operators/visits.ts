import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Recorded } from '../../event-sourcing/codec/recorded-fact.ts';
import type { Context } from '../../event-sourcing/context.ts';
import { AccessTrace } from './access-trace.ts';
import { type AccessFact, CustomerViewed, ListViewed, type Look, looksIn, OrderOpened, type ViewedList } from './domain/access.ts';

/** For so long an opened order counts as open: opening it again records nothing. */
export const VISIT_MINUTES = 30;

export type CustomerLook = { readonly customerId: string; readonly what: 'page' | 'history' };

/** Two looks at the same thing. The history grows by being read, so that its newest entry tells nothing. */
const isSame = (one: Look, other: Look): boolean => one.what === other.what && (one.what === 'history' || one.version === other.version);

/** Who looked at what, each thing once a visit. A file that is taken away is recorded each time. */
@Injectable()
export class Visits {
  /** When somebody's look at a list was recorded: lists are read again all the time. */
  readonly #listed = new LRUCache<string, number>({ max: 1_000 });

  constructor(private readonly trace: AccessTrace) {}

  async openOrder(operatorId: string, orderId: string, looks: readonly Look[], context: Context): Promise<void> {
    const before = await this.#recent(operatorId, context);
    const known = before.flatMap((fact) => looksIn(fact) ?? []).flatMap((each) => (each.orderId === orderId ? each.opened : []));
    const opened = looks.filter(
      (look, n) =>
        look.what === 'evidence' || (!known.some((each) => isSame(each, look)) && !looks.slice(0, n).some((each) => isSame(each, look))),
    );
    if (opened.length > 0) await this.trace.record(operatorId, [OrderOpened.of({ orderId, opened })], context);
  }

  async openCustomer(operatorId: string, look: CustomerLook, context: Context): Promise<void> {
    const before = await this.#recent(operatorId, context);
    const isKnown = before.some(
      ({ type, data }) => type === 'CustomerViewed' && data.customerId === look.customerId && data.what === look.what,
    );
    if (!isKnown) await this.trace.record(operatorId, [CustomerViewed.of(look)], context);
  }

  async openList(operatorId: string, list: ViewedList, context: Context): Promise<void> {
    const key = `${operatorId} ${list}`;
    const now = context.now.getTime();
    if (now - (this.#listed.get(key) ?? -Infinity) < VISIT_MINUTES * 60_000) return;
    const known = (await this.#recent(operatorId, context)).find(({ type, data }) => type === 'ListViewed' && data.list === list);
    if (!known) await this.trace.record(operatorId, [ListViewed.of({ list })], context);
    this.#listed.set(key, known ? Date.parse(known.metadata.occurredAt) : now);
  }

  async #recent(operatorId: string, { now }: Context): Promise<readonly Recorded<AccessFact>[]> {
    const since = new Date(now.getTime() - VISIT_MINUTES * 60_000).toISOString();
    const recent: Recorded<AccessFact>[] = [];
    for await (const fact of this.trace.newestFirst(operatorId)) {
      if (fact.metadata.occurredAt <= since) break;
      recent.push(fact);
    }
    return recent;
  }
}
