import { pause } from '../../concurrency/backoff.ts';
import { AccessDenied, LogRewritten, PositionBeyondEnd } from '../event-store.ts';
import type { EventFilter, Position, SubscriptionItem } from '../event-store.ts';
import { markOf } from '../mark.ts';
import type { Mark } from '../mark.ts';
import { matcher } from '../matcher.ts';
import type { LiveLog } from './live-log.ts';
import type { LogPages, Page } from './read-pages.ts';

type LogSubscription = {
  readonly pages: LogPages;
  readonly live: LiveLog;
  readonly after: number;
  /** What stood at `after`. */
  readonly mark: Mark | null;
  readonly filter?: EventFilter | undefined;
  readonly signal: AbortSignal;
  readonly onWarning?: ((error: unknown) => void) | undefined;
};

const RETRY_MS = { first: 50, longest: 2_000 };

/** Page by page as the consumer takes it: a slow consumer holds one page at most. */
export async function* subscribeToLog(options: LogSubscription): AsyncGenerator<SubscriptionItem, void, undefined> {
  const { live, signal } = options;
  const isWanted = matcher(options.filter);
  let at = options.after;
  let { mark } = options;
  let isLive = false;
  while (!signal.aborted) {
    const page = (isLive ? await live.next({ at, mark, isWanted }, signal) : null) ?? (await ownPage(options, at));
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
    if (isLive || at < page.head) continue;
    isLive = true;
    yield { kind: 'caught-up', position: toPosition(at), mark };
  }
}

/** Null when the signal has aborted. */
async function ownPage({ pages, live, filter, signal, onWarning }: LogSubscription, at: number): Promise<Page | null> {
  for (let waitMs = RETRY_MS.first; !signal.aborted; waitMs = Math.min(waitMs * 2, RETRY_MS.longest)) {
    try {
      const page = await pages.all({ from: at + 1, to: Number.MAX_SAFE_INTEGER, direction: 'forwards', maxCount: Infinity, filter });
      live.foundEnd(page.head);
      if (page.head < at) throw new PositionBeyondEnd(toPosition(at), toPosition(page.head));
      return page;
    } catch (error) {
      if (error instanceof AccessDenied || error instanceof PositionBeyondEnd) throw error;
      onWarning?.(error);
      await pause(waitMs, signal);
    }
  }
  return null;
}

export const toPosition = (at: number): Position => (at === 0 ? 'start' : String(at));
