import { EventTooLarge, InvalidAppend, parseJsonObject } from '../event-store.ts';
import type { EventFilter, EventToAppend, JsonObject, RecordedEvent } from '../event-store.ts';
import { matcher } from '../matcher.ts';
import { APPEND_LIMIT_BYTES } from '../prepared-append.ts';
import type { PreparedAppend, PreparedEvent } from '../prepared-append.ts';
import type { EventBytes } from './client-patches.ts';
import { toPosition } from './positions.ts';
import type { LogPosition } from './positions.ts';

/** Data and metadata are JSON objects as text. */
export type OutgoingEvent = { readonly id: string; readonly type: string; readonly data: string; readonly metadata: string };

export type RawEvent = {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: LogPosition;
  readonly data: unknown;
  readonly metadata: unknown;
  readonly recordedAt: Date;
  /** As they are stored; of reads that ask for them. */
  readonly bytes?: EventBytes | undefined;
};

const SEALED_FIELD = 'willow-sealed';
/** Of an event that was copied here: when its first store recorded it. The server's own time is that of the copy. */
const RECORDED_FIELD = 'willow-recorded-at';

/** For the copy of a whole history alone. */
export const carryingTime = ({ metadata, recordedAt, ...event }: RecordedEvent): EventToAppend => ({
  ...event,
  metadata: { ...metadata, [RECORDED_FIELD]: recordedAt },
});

/** Whoever appends an event now cannot say that it was recorded before. */
export function assertNoTime(events: readonly EventToAppend[]): void {
  const carrying = events.find(({ metadata }) => isObject(metadata) && RECORDED_FIELD in metadata);
  if (carrying) throw new InvalidAppend(`The metadata of a ${carrying.type} carries ${RECORDED_FIELD}, which is the store's own`);
}

/** ISO 8601 UTC. */
export function recordedAtOf({ metadata, recordedAt }: Pick<RawEvent, 'metadata' | 'recordedAt'>): string {
  const carried = isObject(metadata) ? metadata[RECORDED_FIELD] : undefined;
  return typeof carried === 'string' ? carried : recordedAt.toISOString();
}

/** From the serialized payloads: nothing is sent that JSON would change. */
export function toOutgoing(append: PreparedAppend): readonly OutgoingEvent[] {
  const overhead = append.events.filter(({ sealed }) => sealed).length * `"${SEALED_FIELD}":"",`.length;
  if (append.bytes + overhead > APPEND_LIMIT_BYTES) throw new EventTooLarge(APPEND_LIMIT_BYTES);
  return append.events.map(outgoing);
}

function outgoing({ id, type, data, metadata, sealed }: PreparedEvent): OutgoingEvent {
  if (metadata.includes(SEALED_FIELD) && SEALED_FIELD in parseJsonObject(metadata))
    throw new InvalidAppend(`The metadata of a ${type} carries ${SEALED_FIELD}, which is the store's own`);
  return { id, type, data, metadata: sealed ? withSealed(metadata, sealed) : metadata };
}

function withSealed(metadata: string, sealed: Uint8Array): string {
  const field = `"${SEALED_FIELD}":"${Buffer.from(sealed).toString('base64')}"}`;
  return metadata === '{}' ? `{${field}` : `${metadata.slice(0, -1)},${field}`;
}

/** Throws when the event is not JSON: another application writes to our streams. */
export function toRecorded({ id, type, stream, revision, position, data, metadata, recordedAt }: RawEvent): RecordedEvent {
  if (!isObject(data)) throw new Error(`The event ${id} in the store is not JSON`);
  const { [SEALED_FIELD]: sealed, [RECORDED_FIELD]: _, ...plain } = isObject(metadata) ? metadata : {};
  return {
    id,
    type,
    stream,
    revision,
    position: toPosition(position),
    data,
    metadata: plain,
    sealed: typeof sealed === 'string' ? Buffer.from(sealed, 'base64') : null,
    recordedAt: recordedAtOf({ metadata, recordedAt }),
  };
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

/** System events never match. */
export function userEventMatcher(filter: EventFilter | undefined): (event: Pick<RawEvent, 'type' | 'stream'>) => boolean {
  const isWanted = matcher(filter);
  return (event) => isUserEvent(event) && isWanted(event);
}

export const isUserEvent = ({ type, stream }: Pick<RawEvent, 'type' | 'stream'>): boolean =>
  !type.startsWith('$') && !stream.startsWith('$');
