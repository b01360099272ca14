import { finished } from 'node:stream';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { noAnswer, toFailure } from './failures.ts';

export type StreamOptions = { readonly signal: AbortSignal; readonly idleTimeoutMs: number };

/** The client's types are for an older Node. */
type Source = {
  readonly destroyed: boolean;
  read(): unknown;
  destroy(error?: Error): unknown;
  on(event: 'readable', listener: () => void): unknown;
  on(event: 'error', listener: () => void): unknown;
  off(event: 'readable', listener: () => void): unknown;
};

export type Call = {
  readonly source: Source;
  readonly cancel: () => Promise<unknown>;
  /** For subscriptions, which may be idle once confirmed. */
  readonly confirmed?: (then: () => void) => unknown;
};

/**
 * Each time, what has come by then: a promise for each event would take as long as reading it. Ends the call on the server, however it
 * ends: neither `break` nor `destroy` does.
 */
export async function* streamPages(
  open: () => Call,
  { signal, idleTimeoutMs }: StreamOptions,
): AsyncGenerator<readonly unknown[], void, undefined> {
  if (signal.aborted) return;
  const { source, cancel, confirmed } = open();
  let isWaiting = true;
  const stop = (): void => void source.destroy();
  const timer = setTimeout(() => (isWaiting ? source.destroy(noAnswer()) : timer.refresh()), idleTimeoutMs);
  confirmed?.(() => clearTimeout(timer));
  source.on('error', () => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const page of pagesOf(source)) {
      if (signal.aborted) return;
      isWaiting = false;
      yield page;
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

/** As a stream's own iterator, but with everything that it holds at a time. */
async function* pagesOf(source: Source): AsyncGenerator<readonly unknown[], void, undefined> {
  let wake = (): void => undefined;
  let end: { readonly error: Error | null } | null = null;
  const onReadable = (): void => wake();
  source.on('readable', onReadable);
  const forget = finished(source as unknown as Readable, { writable: false }, (error) => {
    end = { error: error ?? null };
    wake();
  });
  try {
    for (;;) {
      const page = readAvailable(source);
      if (page.length > 0) yield page;
      else if (end) return throwIfAny(end);
      else {
        await new Promise<void>((resolve) => (wake = resolve));
        // Its neighbours in the packet are taken with it: one at a time costs twice as much.
        await setImmediate();
      }
    }
  } finally {
    forget();
    source.off('readable', onReadable);
  }
}

function readAvailable(source: Source): readonly unknown[] {
  const page: unknown[] = [];
  for (let item: unknown = next(source); item !== null; item = next(source)) page.push(item);
  return page;
}

const next = (source: Source): unknown => (source.destroyed ? null : source.read());

function throwIfAny({ error }: { readonly error: Error | null }): void {
  if (error) throw error;
}
