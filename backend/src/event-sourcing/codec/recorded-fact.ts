import type { Fact } from '../core/fact.ts';
import type { Position, RecordedEvent } from '../store/event-store.ts';

/** Upcast to the newest shape. `personal` is null when its key was destroyed. */
export type Recorded<F extends Fact> = F & {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly recordedAt: string;
  readonly metadata: FactMetadata;
};
export type RecordedFact = Recorded<Fact>;

export type FactMetadata = {
  readonly eventId: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: string;
  readonly schemaVersion: number;
  readonly occurredAt: string;
};

/** Synchronous when the key is cached. Throws UnknownFact for a type or schema version that this code does not know. */
export type DecodeEvent = (event: RecordedEvent) => RecordedFact | Promise<RecordedFact>;

/** Newer code wrote this event. A reader must stop: skipping it would lose it. */
export class UnknownFact extends Error {
  /** For whoever asks for one stream: the newer code runs beside this one and answers next time. Consumers halt all the same. */
  readonly transient = true;

  constructor(type: string, schemaVersion: unknown) {
    super(`This code does not know the fact ${type} in schema version ${String(schemaVersion)}`);
    this.name = 'UnknownFact';
  }
}
