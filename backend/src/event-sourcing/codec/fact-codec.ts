import type { KeyObject } from 'node:crypto';
import type { Fact, FactShape } from '../core/fact.ts';
import type { EventToAppend, JsonObject, RecordedEvent } from '../store/event-store.ts';
import type { StreamKeys } from './stream-keys.ts';
import { newEventId } from './pooled-random.ts';
import { seal, unseal } from './sealing.ts';
import { type FactMetadata, type RecordedFact, UnknownFact } from './recorded-fact.ts';
import type { Context } from '../context.ts';

/** An event to append, and the fact as whoever reads it back will see it, but for its position. */
export type Written = { readonly event: EventToAppend; readonly fact: RecordedFact };

/** What stands in the stream was sealed with a key that the vault never had, as after a restore of an older database. */
export class KeyMissing extends Error {
  constructor(stream: string) {
    super(`The key of ${stream} is missing, and without it nothing of it is read or added: npm run willow -- doctor keys`);
    this.name = 'KeyMissing';
  }
}

type CodecOptions = { readonly strict?: boolean };

/**
 * The personal part is sealed with the key of its stream, together with stream, revision, type and schema version. It is null when the
 * key was destroyed.
 *
 * What opens was sealed here, after a check by the schema of the version that it names. So a personal part of the newest version is not checked
 * again as it is read, unless the codec is strict: replays and audits are. The clear part, which nothing vouches for, is checked each time.
 */
export class FactCodec {
  readonly #definitions: ReadonlyMap<string, FactShape>;
  readonly #keys: StreamKeys;
  readonly #isStrict: boolean;

  constructor(definitions: readonly FactShape[], keys: StreamKeys, { strict = false }: CodecOptions = {}) {
    this.#definitions = new Map(definitions.map((definition) => [definition.type, definition]));
    if (this.#definitions.size !== definitions.length) throw new Error('Two facts have the same type');
    this.#keys = keys;
    this.#isStrict = strict;
  }

  /** `revision`: the one that the fact will have. Null, where it is not known, is for facts without a personal part. */
  async toEvent(stream: string, revision: number | null, fact: Fact, context: Context): Promise<EventToAppend> {
    const { event, plain } = this.#toPlainEvent(fact, context);
    return plain === null ? event : { ...event, sealed: await this.#seal(stream, knownRevision(revision), event, plain) };
  }

  /**
   * As `toEvent`, with what reading the event back would give: a writer need not open what it has just sealed. `beforeMakingKey`: called when
   * the stream has none; where it rejects, nothing is sealed.
   */
  async write(stream: string, revision: number, fact: Fact, context: Context, beforeMakingKey?: () => Promise<void>): Promise<Written> {
    const { event, plain } = this.#toPlainEvent(fact, context);
    const sealed = plain === null ? null : await this.#seal(stream, revision, event, plain, beforeMakingKey);
    const { id, type, data, metadata } = event;
    const recorded = { id, type, stream, revision, position: '', recordedAt: metadata.occurredAt, metadata, data };
    return { event: { ...event, sealed }, fact: { ...recorded, personal: plain === null ? null : (JSON.parse(plain) as object) } };
  }

  /** Null: it was destroyed. Undefined: there is none. */
  async keyOf(stream: string): Promise<KeyObject | null | undefined> {
    return this.#keys.cached(stream) ?? this.#keys.find(stream);
  }

  async toFact(event: RecordedEvent): Promise<RecordedFact> {
    return this.decode(event);
  }

  /** Synchronous when the key is cached: a promise for each event would be slow. */
  decode(event: RecordedEvent): RecordedFact | Promise<RecordedFact> {
    if (!event.sealed) return this.#read(event, null);
    const key = this.#keys.cached(event.stream);
    return key === undefined ? this.#keys.find(event.stream).then((found) => this.#read(event, found)) : this.#read(event, key);
  }

  #read(event: RecordedEvent, key: KeyObject | null | undefined): RecordedFact {
    const metadata = event.metadata as unknown as FactMetadata;
    const version = metadata.schemaVersion;
    const definition = this.#definition(event.type, version);
    const newest = definition.upcasts.length + 1;
    if (version > newest) throw new UnknownFact(event.type, version);
    const { data, personal } = upcast(definition, version, { data: event.data, personal: unsealed(event, version, key) });
    const isVouchedFor = version === newest && !this.#isStrict;
    return {
      id: event.id,
      type: event.type,
      stream: event.stream,
      revision: event.revision,
      position: event.position,
      recordedAt: event.recordedAt,
      metadata,
      data: definition.data.parse(data) as object,
      personal:
        personal === null || !definition.personal ? null : ((isVouchedFor ? personal : definition.personal.parse(personal)) as object),
    };
  }

  /** Not sealed yet; `plain` is what is to be sealed, as JSON. */
  #toPlainEvent(fact: Fact, { correlationId, causationId, actor, now }: Context) {
    const definition = this.#definition(fact.type);
    const data = definition.data.parse(fact.data) as JsonObject;
    const personal = definition.personal ? definition.personal.parse(fact.personal) : null;
    const id = newEventId();
    const schemaVersion = definition.upcasts.length + 1;
    const metadata: FactMetadata = { eventId: id, correlationId, causationId, actor, schemaVersion, occurredAt: now.toISOString() };
    return { event: { id, type: fact.type, data, metadata, sealed: null }, plain: personal === null ? null : JSON.stringify(personal) };
  }

  async #seal(
    stream: string,
    revision: number,
    { type, metadata }: { type: string; metadata: FactMetadata },
    plain: string,
    beforeMaking?: () => Promise<void>,
  ): Promise<Uint8Array> {
    const key = await this.#keys.keyFor(stream, { isNew: revision === 0, ...(beforeMaking && { beforeMaking }) });
    return seal(key, sealingContext(stream, revision, type, metadata.schemaVersion), Buffer.from(plain, 'utf8'));
  }

  #definition(type: string, schemaVersion: number | 'new' = 'new'): FactShape {
    const definition = this.#definitions.get(type);
    if (!definition) throw new UnknownFact(type, schemaVersion);
    return definition;
  }
}

type Payload = { readonly data: object; readonly personal: unknown };

const upcast = ({ upcasts }: FactShape, version: number, stored: Payload): Payload =>
  version > upcasts.length ? stored : upcasts.slice(version - 1).reduce((payload, next) => next(payload), stored);

function unsealed({ stream, revision, type, sealed }: RecordedEvent, version: number, key: KeyObject | null | undefined): unknown {
  if (!sealed || key === null) return null;
  if (key === undefined) throw new KeyMissing(stream);
  return JSON.parse(unseal(key, sealingContext(stream, revision, type, version), sealed).toString('utf8'));
}

const sealingContext = (stream: string, revision: number, type: string, schemaVersion: number): string =>
  `${stream}|${revision}|${type}|${schemaVersion}`;

function knownRevision(revision: number | null): number {
  if (revision === null) throw new Error('A fact with a personal part needs a known revision');
  return revision;
}
