import { noAnswer, toFailure } from './failures.ts';

export type StreamOptions = { readonly signal: AbortSignal; /** The longest wait for the next item. */ readonly idleTimeoutMs: number };

/** The part of a readable stream that is used: the client's types are for an older Node. */
type Source = AsyncIterable<unknown> & { destroy(error?: Error): unknown; on(event: 'error', listener: () => void): unknown };

export type Call = {
  readonly source: Source;
  readonly cancel: () => Promise<unknown>;
  /** For subscriptions, which may be idle once they are confirmed. */
  readonly confirmed?: (then: () => void) => unknown;
};

/** Gives items one at a time. However it ends, it ends the call on the server, which neither `break` nor `destroy` does. */
export async function* streamItems(open: () => Call, { signal, idleTimeoutMs }: StreamOptions): AsyncGenerator<unknown, void, undefined> {
  if (signal.aborted) return;
  const { source, cancel, confirmed } = open();
  let isWaiting = true;
  const stop = (): void => void source.destroy();
  const timer = setTimeout(() => (isWaiting ? source.destroy(noAnswer()) : timer.refresh()), idleTimeoutMs);
  confirmed?.(() => clearTimeout(timer));
  source.on('error', () => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const item of source) {
      if (signal.aborted) return;
      isWaiting = false;
      yield item;
      isWaiting = true;
      if (!confirmed) timer.refresh();
    }
  } catch (error) {
    if (!signal.aborted) throw toFailure(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    source.destroy();
    cancel().catch(() => undefined);
  }
}
