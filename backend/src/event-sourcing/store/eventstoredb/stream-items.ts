import { noAnswer, toFailure } from './failures.ts';

export type StreamOptions = { readonly signal: AbortSignal; readonly idleTimeoutMs: number };

/** The client's types are for an older Node. */
type Source = AsyncIterable<unknown> & { destroy(error?: Error): unknown; on(event: 'error', listener: () => void): unknown };

export type Call = {
  readonly source: Source;
  readonly cancel: () => Promise<unknown>;
  /** For subscriptions, which may be idle once confirmed. */
  readonly confirmed?: (then: () => void) => unknown;
};

/** Ends the call on the server, however it ends: neither `break` nor `destroy` does. */
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
