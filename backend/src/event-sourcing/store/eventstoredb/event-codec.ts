import { EventTooLarge, InvalidAppend, parseJsonObject } from '../event-store.ts';
import type { EventFilter, JsonObject, RecordedEvent } from '../event-store.ts';
import { matcher } from '../matcher.ts';
import { APPEND_LIMIT_BYTES } from '../prepared-append.ts';
import type { PreparedAppend, PreparedEvent } from '../prepared-append.ts';
import type { EventBytes } from './client-patches.ts';
import { toPosition } from './positions.ts';
import type { LogPosition } from './positions.ts';

export type OutgoingEvent = { readonly id: string; readonly type: string; readonly data: JsonObject; readonly metadata: JsonObject };

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

/** From the serialized payloads: nothing is sent that JSON would change. */
export function toOutgoing(append: PreparedAppend): readonly OutgoingEvent[] {
  const overhead = append.events.filter(({ sealed }) => sealed).length * `"${SEALED_FIELD}":"",`.length;
  if (append.bytes + overhead > APPEND_LIMIT_BYTES) throw new EventTooLarge(APPEND_LIMIT_BYTES);
  return append.events.map(outgoing);
}

function outgoing({ id, type, data, metadata, sealed }: PreparedEvent): OutgoingEvent {
  const plain = parseJsonObject(metadata);
  if (SEALED_FIELD in plain) throw new InvalidAppend(`The metadata of a ${type} carries ${SEALED_FIELD}, which is the store's own`);
  const carried = sealed ? { ...plain, [SEALED_FIELD]: Buffer.from(sealed).toString('base64') } : plain;
  return { id, type, data: parseJsonObject(data), metadata: carried };
}

/** Throws when the event is not JSON: another application writes to our streams. */
export function toRecorded({ id, type, stream, revision, position, data, metadata, recordedAt }: RawEvent): RecordedEvent {
  if (!isObject(data)) throw new Error(`The event ${id} in the store is not JSON`);
  const { [SEALED_FIELD]: sealed, ...plain } = isObject(metadata) ? metadata : {};
  return {
    id,
    type,
    stream,
    revision,
    position: toPosition(position),
    data,
    metadata: plain,
    sealed: typeof sealed === 'string' ? Buffer.from(sealed, 'base64') : null,
    recordedAt: recordedAt.toISOString(),
  };
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

/** System events never match. */
export function userEventMatcher(filter: EventFilter | undefined): (event: Pick<RawEvent, 'type' | 'stream'>) => boolean {
  const isWanted = matcher(filter);
  return (event) => isUserEvent(event) && isWanted(event);
}

export const isUserEvent = ({ type, stream }: Pick<RawEvent, 'type' | 'stream'>): boolean =>
  !type.startsWith('$') && !stream.startsWith('$');
