import { setImmediate } from 'node:timers/promises';
import { isTransient } from '../postgres/transient-errors.ts';
import type { Position, RecordedEvent } from '../store/event-store.ts';
import { UnknownFact } from '../codec/recorded-fact.ts';
import type { OpenEvent, RecordedFact } from '../codec/recorded-fact.ts';

/** An event with what the codec made of it: a fact, or the reason why this one cannot be opened. */
export type Opened =
  | { readonly event: RecordedEvent; readonly fact: RecordedFact }
  | { readonly event: RecordedEvent; readonly broken: unknown };

/** Meanwhile a transaction waits for this process to send its next statement, and a reader for its next page. */
const AT_A_STRETCH_MS = 0.5;

/** Opens events. Throws only what concerns more than the one event: an unknown fact, or a failure that time may mend. */
export async function openEvents(open: OpenEvent, events: readonly RecordedEvent[]): Promise<readonly Opened[]> {
  const opened: (Opened | Promise<Opened>)[] = [];
  let began = performance.now();
  for (const event of events) {
    opened.push(openEvent(open, event));
    if (performance.now() - began < AT_A_STRETCH_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return areAllThere(opened) ? opened : Promise.all(opened.map((each) => Promise.resolve(each)));
}

const areAllThere = (opened: readonly (Opened | Promise<Opened>)[]): opened is readonly Opened[] =>
  !opened.some((each) => each instanceof Promise);

function openEvent(open: OpenEvent, event: RecordedEvent): Opened | Promise<Opened> {
  try {
    const fact = open(event);
    if (!(fact instanceof Promise)) return { event, fact };
    const opening = fact.then(
      (fact) => ({ event, fact }),
      (error: unknown) => whyNot(event, error),
    );
    // Heard when all of them are awaited, which may be later.
    opening.catch(() => undefined);
    return opening;
  } catch (error) {
    return whyNot(event, error);
  }
}

const whyNot = (event: RecordedEvent, error: unknown): Opened | Promise<Opened> =>
  error instanceof UnknownFact || isTransient(error) ? Promise.reject(error) : { event, broken: error };

/** Consumers that are live come to an event within moments of each other; one that reads history is alone, and what is kept for it costs memory. */
const REMEMBERED = 100;

/**
 * Opens each event once for all who come to it soon after each other in this process. What could not be opened is tried anew by the next
 * who asks.
 */
export function openOnce(open: OpenEvent): OpenEvent {
  const opened = new Map<Position, RecordedFact | Promise<RecordedFact>>();
  return (event) => {
    const known = opened.get(event.position);
    if (known) return known;
    const opening = open(event);
    opened.set(event.position, opening);
    if (opened.size > REMEMBERED) opened.delete(opened.keys().next().value!);
    if (opening instanceof Promise) opening.catch(() => opened.delete(event.position));
    return opening;
  };
}
