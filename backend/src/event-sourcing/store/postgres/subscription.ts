import { setTimeout as sleep } from 'node:timers/promises';
import { AccessDenied, LogRewritten, PositionBeyondEnd } from '../event-store.ts';
import type { EventFilter, Position, SubscriptionItem } from '../event-store.ts';
import { markOf } from '../mark.ts';
import type { Mark } from '../mark.ts';
import type { AppendSignal } from './append-signal.ts';
import type { RecentPages } from './recent-pages.ts';
import type { LogPages, Page } from './read-pages.ts';

type LogSubscription = {
  readonly pages: LogPages;
  readonly recent: RecentPages;
  readonly appendSignal: AppendSignal;
  readonly after: number;
  /** What stood at `after`. */
  readonly mark: Mark | null;
  readonly filter?: EventFilter | undefined;
  readonly signal: AbortSignal;
  readonly pollMs: number;
  readonly onWarning?: ((error: unknown) => void) | undefined;
};

/** Short enough for a request that waits for a read model which the newest facts do not concern. */
const HOLD_MS = 10;
const RETRY_MS = { first: 50, longest: 2_000 };

/** Page by page as the consumer takes it: a slow consumer holds one page at most. */
export async function* subscribeToLog(options: LogSubscription): AsyncGenerator<SubscriptionItem, void, undefined> {
  const { appendSignal, signal, pollMs } = options;
  let at = options.after;
  let { mark } = options;
  let isLive = false;
  while (!signal.aborted) {
    const page = isLive ? await nextLivePage(options, at) : await nextPage(options, at, null);
    if (!page) return;
    if (mark !== null && page.before !== mark) throw new LogRewritten(mark);
    mark = page.before;
    for (const event of page.events) {
      if (signal.aborted) return;
      at = Number(event.position);
      mark = markOf(event);
      yield { kind: 'event', event };
    }
    if (page.seenTo > at) {
      at = page.seenTo;
      mark = page.last;
      yield { kind: 'checkpoint', position: toPosition(at), mark };
    }
    if (at < page.head) continue;
    if (!isLive) {
      isLive = true;
      yield { kind: 'caught-up', position: toPosition(at), mark };
    }
    await appendSignal.waitBeyond(at, pollMs, signal);
  }
}

/** What nobody here wants is held for a moment: those who want it come first, and the others pass several at a time. */
async function nextLivePage(options: LogSubscription, at: number): Promise<Page | null> {
  const { appendSignal, signal } = options;
  const until = performance.now() + HOLD_MS;
  let seenTo = at;
  for (;;) {
    const page = await nextPage(options, at, seenTo);
    const leftMs = until - performance.now();
    if (!page || page.events.length > 0 || page.seenTo === at || leftMs <= 0) return page;
    ({ seenTo } = page);
    await appendSignal.waitBeyond(seenTo, leftMs, signal);
  }
}

/** Live, another look at what is kept may come after `seenTo`. */
async function nextPage(options: LogSubscription, at: number, seenTo: number | null): Promise<Page | null> {
  const { signal, onWarning } = options;
  for (let waitMs = RETRY_MS.first; !signal.aborted; waitMs = Math.min(waitMs * 2, RETRY_MS.longest)) {
    try {
      return (seenTo === null ? null : await options.recent.after(at, options.filter, seenTo)) ?? (await ownPage(options, at));
    } catch (error) {
      if (error instanceof AccessDenied || error instanceof PositionBeyondEnd) throw error;
      onWarning?.(error);
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
    }
  }
  return null;
}

async function ownPage({ pages, filter }: LogSubscription, at: number): Promise<Page> {
  const page = await pages.all({ from: at + 1, to: Number.MAX_SAFE_INTEGER, direction: 'forwards', maxCount: Infinity, filter });
  if (page.head < at) throw new PositionBeyondEnd(toPosition(at), toPosition(page.head));
  return page;
}

export const toPosition = (at: number): Position => (at === 0 ? 'start' : String(at));
