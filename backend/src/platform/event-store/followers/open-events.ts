import { isTransient } from '../../database/transient.ts';
import type { Position, RecordedEvent } from '../event-store.ts';
import { UnknownFact } from '../recorded-fact.ts';
import type { OpenEvent, RecordedFact } from '../recorded-fact.ts';

/** An event with what the codec made of it: a fact, or the reason why this one cannot be opened. */
export type Opened =
  | { readonly event: RecordedEvent; readonly fact: RecordedFact }
  | { readonly event: RecordedEvent; readonly broken: unknown };

/** Opens events. Throws only what concerns more than the one event: an unknown fact, or a failure that time may mend. */
export const openEvents = (open: OpenEvent, events: readonly RecordedEvent[]): Promise<readonly Opened[]> =>
  Promise.all(events.map((event) => openEvent(open, event)));

async function openEvent(open: OpenEvent, event: RecordedEvent): Promise<Opened> {
  try {
    return { event, fact: await open(event) };
  } catch (error) {
    if (error instanceof UnknownFact || isTransient(error)) throw error;
    return { event, broken: error };
  }
}

/** Followers that are live come to an event within moments of each other. */
const REMEMBERED = 500;

/**
 * Opens each event once for all who come to it soon after each other in this process. What could not be opened is tried anew by the next
 * who asks.
 */
export function openOnce(open: OpenEvent): OpenEvent {
  const opened = new Map<Position, Promise<RecordedFact>>();
  return (event) => {
    const known = opened.get(event.position);
    if (known) return known;
    const opening = open(event);
    opened.set(event.position, opening);
    if (opened.size > REMEMBERED) opened.delete(opened.keys().next().value!);
    opening.catch(() => opened.delete(event.position));
    return opening;
  };
}
