import { EventTooLarge, InvalidAppend } from './event-store.ts';
import type { EventToAppend, ExpectedRevision, JsonObject } from './event-store.ts';

/** The smallest limit of the servers that we support, for both adapters. */
export const APPEND_LIMIT_BYTES = 1024 * 1024;

export type PreparedEvent = {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
  readonly sealed: Uint8Array | null;
  readonly bytes: number;
};

export type PreparedAppend = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly PreparedEvent[];
  readonly bytes: number;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LONE_SURROGATE = /\p{Surrogate}/u;
const MAX_NAME_LENGTH = 255;

export function prepareAppend(stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]): PreparedAppend {
  assertName('stream', stream);
  assertExpected(expected);
  if (events.length === 0) throw new InvalidAppend(`Nothing to append to ${stream}`);
  if (new Set(events.map(({ id }) => id)).size < events.length) throw new InvalidAppend(`An append to ${stream} carries one id twice`);
  const prepared = events.map(prepareEvent);
  const bytes = prepared.reduce((sum, event) => sum + event.bytes, 0);
  if (bytes > APPEND_LIMIT_BYTES) throw new EventTooLarge(APPEND_LIMIT_BYTES);
  return { stream, expected, events: prepared, bytes };
}

function prepareEvent({ id, type, data, metadata, sealed }: EventToAppend): PreparedEvent {
  assertName('type', type);
  if (!UUID.test(id)) throw new InvalidAppend(`The event id of a ${type} is not a lower-case UUID`);
  const dataText = toText(type, data);
  const metadataText = toText(type, metadata);
  // EventStoreDB stores the ciphertext in base64 and counts the type twice.
  const bytes =
    Buffer.byteLength(dataText) + Buffer.byteLength(metadataText) + 2 * Buffer.byteLength(type) + Math.ceil((sealed?.length ?? 0) / 3) * 4;
  return { id, type, data: dataText, metadata: metadataText, sealed, bytes };
}

function toText(type: string, payload: JsonObject): string {
  try {
    assertObject(payload);
    const text = JSON.stringify(payload);
    refuseLossyValues(payload);
    return text;
  } catch (error) {
    throw new InvalidAppend(`The payload of a ${type} is not JSON`, error);
  }
}

/** JSON.stringify drops or changes these silently. As its replacer, this would make it several times slower. */
function refuseLossyValues(within: object): void {
  // By index or name, so that a hole in an array shows.
  const keys = Array.isArray(within) ? within.keys() : Object.keys(within);
  for (const key of keys) {
    const value = (within as Record<string | number, unknown>)[key];
    if (value === undefined || typeof value === 'function' || typeof value === 'symbol') throw new TypeError(`${key} has no value in JSON`);
    if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${key} is not a finite number`);
    if (typeof value === 'object' && value !== null) refuseLossyValues(value);
  }
}

function assertObject(payload: unknown): void {
  if (payload === null || typeof payload !== 'object' || Array.isArray(payload)) throw new TypeError('A payload is an object');
}

function assertName(what: 'stream' | 'type', name: string): void {
  const allowed =
    name.length > 0 && name.length <= MAX_NAME_LENGTH && !name.startsWith('$') && !name.includes('\0') && !LONE_SURROGATE.test(name);
  if (!allowed) throw new InvalidAppend(`${JSON.stringify(name.slice(0, MAX_NAME_LENGTH))} is not allowed as a ${what} name`);
}

function assertExpected(expected: ExpectedRevision): void {
  if (typeof expected === 'number' && !(Number.isSafeInteger(expected) && expected >= 0)) {
    throw new InvalidAppend(`${expected} is not a revision`);
  }
}
