import { v7 as uuid } from 'uuid';
import type { Fact, FactShape } from '../core/fact.ts';
import type { EventToAppend, JsonObject, RecordedEvent } from '../store/event-store.ts';
import type { StreamKeys } from './stream-keys.ts';
import { seal, unseal } from './sealing.ts';
import { type FactMetadata, type RecordedFact, UnknownFact } from './recorded-fact.ts';
import type { Context } from '../context.ts';

/**
 * The personal part is sealed with the key of its stream, together with stream, revision, type and schema version. It is null when the
 * key was destroyed.
 */
export class FactCodec {
  readonly #definitions: ReadonlyMap<string, FactShape>;
  readonly #keys: StreamKeys;

  constructor(definitions: readonly FactShape[], keys: StreamKeys) {
    this.#definitions = new Map(definitions.map((definition) => [definition.type, definition]));
    if (this.#definitions.size !== definitions.length) throw new Error('Two facts have the same type');
    this.#keys = keys;
  }

  /** `revision`: the one that the fact will have. Null, where it is not known, is for facts without a personal part. */
  async toEvent(stream: string, revision: number | null, fact: Fact, context: Context): Promise<EventToAppend> {
    const definition = this.#definition(fact.type);
    const data = definition.data.parse(fact.data) as JsonObject;
    const personal = definition.personal ? definition.personal.parse(fact.personal) : null;
    const schemaVersion = definition.upcasts.length + 1;
    const metadata: FactMetadata = {
      eventId: uuid(),
      correlationId: context.correlationId,
      causationId: context.causationId,
      actor: context.actor,
      schemaVersion,
      occurredAt: context.now.toISOString(),
    };
    const sealed = personal === null ? null : await this.#seal(stream, knownRevision(revision), fact.type, schemaVersion, personal);
    return { id: metadata.eventId, type: fact.type, data, metadata, sealed };
  }

  /** Null: it was destroyed. Undefined: there is none. */
  async keyOf(stream: string): Promise<Buffer | null | undefined> {
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

  #read(event: RecordedEvent, key: Buffer | null | undefined): RecordedFact {
    const metadata = event.metadata as unknown as FactMetadata;
    const version = metadata.schemaVersion;
    const definition = this.#definition(event.type, version);
    if (version > definition.upcasts.length + 1) throw new UnknownFact(event.type, version);
    const stored = { data: event.data, personal: unsealed(event, version, key) };
    const { data, personal } = upcast(definition, version, stored);
    return {
      id: event.id,
      type: event.type,
      stream: event.stream,
      revision: event.revision,
      position: event.position,
      recordedAt: event.recordedAt,
      metadata,
      data: definition.data.parse(data) as object,
      personal: personal === null || !definition.personal ? null : (definition.personal.parse(personal) as object),
    };
  }

  async #seal(stream: string, revision: number, type: string, version: number, personal: unknown): Promise<Uint8Array> {
    const key = await this.#keys.keyFor(stream, { isNew: revision === 0 });
    return seal(key, sealingContext(stream, revision, type, version), Buffer.from(JSON.stringify(personal), 'utf8'));
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

function unsealed({ stream, revision, type, sealed }: RecordedEvent, version: number, key: Buffer | null | undefined): unknown {
  if (!sealed || key === null) return null;
  if (key === undefined) throw new Error(`The key of ${stream} is missing`);
  return JSON.parse(unseal(key, sealingContext(stream, revision, type, version), sealed).toString('utf8'));
}

const sealingContext = (stream: string, revision: number, type: string, schemaVersion: number): string =>
  `${stream}|${revision}|${type}|${schemaVersion}`;

function knownRevision(revision: number | null): number {
  if (revision === null) throw new Error('A fact with a personal part needs a known revision');
  return revision;
}
