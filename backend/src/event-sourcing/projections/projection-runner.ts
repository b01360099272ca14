import type { DataSource } from 'typeorm';
import { Consumer } from '../subscriptions/consumer.ts';
import type { ConsumerOptions, ConsumerStatus } from '../subscriptions/consumer.ts';
import type { DecodedEvent } from '../subscriptions/decode-events.ts';
import type { DecodedBatch } from '../subscriptions/decoded-batches.ts';
import type { Place, Position } from '../store/event-store.ts';
import { BEGINNING } from '../subscriptions/checkpoint.ts';
import { assertSchemaFree } from './assert-schema-free.ts';
import { subscriptionOf, ProjectionWriter, runOn, versionOf } from './projection-writer.ts';
import type { ProgressAnnouncer } from './progress-announcer.ts';
import { currentTrace, traceOfFact, type Trace } from '../telemetry/current-trace.ts';
import { operation } from '../telemetry/operation.ts';
import type { Projection } from './projection.ts';
import type { SharedCommit } from './shared-commit.ts';

export type ProjectionRunnerOptions = ConsumerOptions & {
  readonly projection: Projection;
  readonly db: DataSource;
  readonly announcer: ProgressAnnouncer;
  readonly shared?: SharedCommit;
  /** Facts of others move the checkpoint at most this often, and when the log is idle; others learn of them by announcement. */
  readonly idleMoveMs?: number;
};

/** A fact that cannot be processed is parked with the rest of its stream; a fact that this code does not know halts the runner. */
export class ProjectionRunner {
  readonly #options: Required<Pick<ProjectionRunnerOptions, 'idleMoveMs'>> & ProjectionRunnerOptions;
  readonly #consumer: Consumer;
  readonly #writer: ProjectionWriter;
  #position: Position = 'start';
  #movedAt = 0;

  constructor(options: ProjectionRunnerOptions) {
    const { projection, db, shared } = options;
    assertSchemaFree(db);
    this.#options = { idleMoveMs: 1_000, ...options };
    this.#writer = new ProjectionWriter({ projection, db, build: 'live', poison: 'park', shared });
    const handler = {
      name: subscriptionOf(projection.name),
      types: projection.types,
      begin: () => this.#begin(),
      process: (batch: DecodedBatch) => this.#process(batch),
    };
    this.#consumer = new Consumer(handler, options);
  }

  start(): void {
    this.#consumer.start();
  }

  stop(): Promise<void> {
    return this.#consumer.stop();
  }

  status(): ConsumerStatus {
    return this.#consumer.status();
  }

  async #begin(): Promise<Place | null> {
    const { projection, db, log } = this.#options;
    const version = versionOf(projection);
    const checkpoint = await this.#writer.checkpoint.ensure(runOn(db), { version, ...BEGINNING });
    this.#position = checkpoint.position;
    if (checkpoint.version === version) return checkpoint;
    log.warn({ projection: projection.name, stored: checkpoint.version, version }, 'Projection waits for its rebuild');
    return null;
  }

  async #process({ position, mark, events, isIdle }: DecodedBatch): Promise<void> {
    const isDue = events.length > 0 || isIdle || performance.now() - this.#movedAt >= this.#options.idleMoveMs;
    if (isDue && position !== this.#position) await this.#moveTo({ position, mark }, events);
    const { announcer, projection } = this.#options;
    if (events.length > 0) announcer.reached(subscriptionOf(projection.name), position);
    else announcer.passed(subscriptionOf(projection.name), position);
  }

  async #moveTo(to: Place, events: readonly DecodedEvent[]): Promise<void> {
    await this.#write(to, events);
    this.#position = to.position;
    this.#movedAt = performance.now();
  }

  async #write(to: Place, events: readonly DecodedEvent[]): Promise<void> {
    const write = (): Promise<void> => this.#writer.process(this.#position, to, events);
    const traces = tracesOf(events);
    if (!traces[0]) return write();
    const told = { projection: this.#options.projection.name, traces };
    return currentTrace.run(traces[0], () => operation('projection', told, write));
  }
}

/** Each once. */
const tracesOf = (events: readonly DecodedEvent[]): readonly Trace[] => {
  const traces = events.flatMap((item) => ('fact' in item ? [traceOfFact(item.fact)] : []));
  return [...new Map(traces.map((trace) => [trace.id, trace])).values()];
};
