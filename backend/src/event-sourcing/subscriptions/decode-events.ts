import { setImmediate } from 'node:timers/promises';
import { isTransient } from '../postgres/transient-errors.ts';
import type { RecordedEvent } from '../store/event-store.ts';
import { markOf } from '../store/mark.ts';
import type { Mark } from '../store/mark.ts';
import { UnknownFact } from '../codec/recorded-fact.ts';
import type { DecodeEvent, RecordedFact } from '../codec/recorded-fact.ts';

export type DecodedEvent =
  | { readonly event: RecordedEvent; readonly fact: RecordedFact }
  | { readonly event: RecordedEvent; readonly error: unknown };

/** A longer stretch would keep a transaction waiting for its next statement. */
const MAX_BLOCKING_MS = 0.5;

/** Throws only what concerns more than one event: an unknown fact, or a transient failure. */
export async function decodeEvents(decode: DecodeEvent, events: readonly RecordedEvent[]): Promise<readonly DecodedEvent[]> {
  const decoded: (DecodedEvent | Promise<DecodedEvent>)[] = [];
  let began = performance.now();
  for (const event of events) {
    decoded.push(decodeEvent(decode, event));
    if (performance.now() - began < MAX_BLOCKING_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return areAllSync(decoded) ? decoded : Promise.all(decoded.map((each) => Promise.resolve(each)));
}

const areAllSync = (decoded: readonly (DecodedEvent | Promise<DecodedEvent>)[]): decoded is readonly DecodedEvent[] =>
  !decoded.some((each) => each instanceof Promise);

function decodeEvent(decode: DecodeEvent, event: RecordedEvent): DecodedEvent | Promise<DecodedEvent> {
  try {
    const fact = decode(event);
    if (!(fact instanceof Promise)) return { event, fact };
    const decoding = fact.then(
      (fact) => ({ event, fact }),
      (error: unknown) => failedEvent(event, error),
    );
    // They are awaited together, which may be later than one of them fails.
    decoding.catch(() => undefined);
    return decoding;
  } catch (error) {
    return failedEvent(event, error);
  }
}

const failedEvent = (event: RecordedEvent, error: unknown): DecodedEvent | Promise<DecodedEvent> =>
  error instanceof UnknownFact || isTransient(error) ? Promise.reject(error) : { event, error };

/** Live consumers reach an event within moments of each other. One that reads history is alone. */
const CACHE_SIZE = 100;

/** A failure is not cached. By mark: after a restore another event may stand at the same position. */
export function decodeOnce(decode: DecodeEvent): DecodeEvent {
  const cache = new Map<Mark, RecordedFact | Promise<RecordedFact>>();
  return (event) => {
    const mark = markOf(event);
    const known = cache.get(mark);
    if (known) return known;
    const decoding = decode(event);
    cache.set(mark, decoding);
    if (cache.size > CACHE_SIZE) cache.delete(cache.keys().next().value ?? '');
    if (decoding instanceof Promise) decoding.catch(() => cache.delete(mark));
    return decoding;
  };
}
