import { randomUUID } from 'node:crypto';
import type { SessionLocks, Lease } from '../postgres/session-locks.ts';
import type { EventStore, EventToAppend, JsonObject, RecordedEvent } from '../store/event-store.ts';
import { UnknownFact } from '../codec/recorded-fact.ts';
import type { FactMetadata, RecordedFact } from '../codec/recorded-fact.ts';
import type { ConsumerLog } from './consumer.ts';

export const counted = (data: JsonObject = {}, type = 'Counted'): EventToAppend => ({
  id: randomUUID(),
  type,
  data,
  metadata: { correlationId: 'test' },
  sealed: null,
});

export const append = async (store: EventStore, stream: string, ...events: readonly EventToAppend[]): Promise<string> =>
  (await store.append(stream, 'any', events)).position;

export function decodePlain(event: RecordedEvent): Promise<RecordedFact> {
  if (event.type.startsWith('FromTheFuture')) return Promise.reject(new UnknownFact(event.type, 9));
  const { id, type, data, stream, revision, position, recordedAt } = event;
  const metadata = event.metadata as unknown as FactMetadata;
  return Promise.resolve({ id, type, data, personal: null, stream, revision, position, recordedAt, metadata });
}

export type Logged = { readonly level: keyof ConsumerLog; readonly details: object; readonly message: string };

export function recordingLog(): ConsumerLog & { readonly lines: Logged[] } {
  const lines: Logged[] = [];
  const at = (level: keyof ConsumerLog) => (details: object, message: string) => void lines.push({ level, details, message });
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
}

/** Two runners then both believe that they hold it, as after a lost connection that nobody noticed. */
export function grantEveryLock(): SessionLocks {
  const never = new AbortController().signal;
  const lease: Lease = { lost: never, recalled: never, release: () => Promise.resolve() };
  return { acquire: () => Promise.resolve(lease), close: () => Promise.resolve() } as unknown as SessionLocks;
}
