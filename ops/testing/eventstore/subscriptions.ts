import type { ServiceError } from '@grpc/grpc-js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { Filter } from './filter.ts';
import { filterOf } from './filter.ts';
import type { Log, Recorded } from './log.ts';
import { caughtUpResponse, checkpointResponse, confirmationResponse, eventResponse, streamNameOf } from './messages.ts';
import { send } from './sending.ts';
import type { ReadCall } from './sending.ts';

export class Subscriptions {
  readonly #log: Log;
  readonly #running = new Set<ReadCall>();

  constructor(log: Log) {
    this.#log = log;
  }

  get count(): number {
    return this.#running.size;
  }

  /** Without an error, as servers do. */
  endAll(): void {
    for (const call of this.#running) call.end();
  }

  failAll(error: ServiceError): void {
    for (const call of this.#running) call.emit('error', error);
  }

  /** Confirms, sends history, says once that it has caught up, and goes on live until the caller hangs up. */
  async serve(call: ReadCall, options: ReadReq.Options, { id, isSilent }: { id: string; isSilent: boolean }): Promise<void> {
    this.#running.add(call);
    const over = new AbortController();
    for (const sign of ['close', 'cancelled', 'error', 'finish']) call.once(sign, () => over.abort());
    over.signal.addEventListener('abort', () => this.#running.delete(call));
    await send(call, confirmationResponse(id));
    if (isSilent) return;
    const feed = new Feed(this.#log, options, over.signal);
    for await (const step of feed.steps()) await this.#send(call, step);
  }

  async #send(call: ReadCall, step: Step): Promise<void> {
    if (step === 'caught-up') return send(call, caughtUpResponse());
    if (step.matches) await send(call, eventResponse(step.event));
    if (step.isCheckpoint) await send(call, checkpointResponse(step.event.position));
  }
}

type Step = 'caught-up' | { readonly event: Recorded; readonly matches: boolean; readonly isCheckpoint: boolean };

/** A checkpoint comes after a number of events looked at, matching or not. */
class Feed {
  readonly #log: Log;
  readonly #signal: AbortSignal;
  readonly #filter: Filter | null;
  readonly #stream: string | null;
  #next: number;
  #looked = 0;

  constructor(log: Log, options: ReadReq.Options, signal: AbortSignal) {
    this.#log = log;
    this.#signal = signal;
    this.#filter = filterOf(options);
    this.#stream = options.hasStream() ? streamNameOf(options.getStream()?.getStreamIdentifier()) : null;
    this.#next = firstIndex(log, options);
  }

  async *steps(): AsyncGenerator<Step> {
    let isLive = false;
    while (!this.#signal.aborted) {
      const events = this.#stream === null ? this.#log.events : (this.#log.stream(this.#stream) ?? []);
      while (this.#next < events.length && !this.#signal.aborted) yield this.#look(events[this.#next++]!);
      if (!isLive) yield 'caught-up';
      isLive = true;
      if (this.#next >= events.length) await this.#grown();
    }
  }

  #look(event: Recorded): Step {
    this.#looked += 1;
    const matches = this.#filter?.matches(event) ?? true;
    return { event, matches, isCheckpoint: this.#filter !== null && this.#looked % this.#filter.checkpointEvery === 0 };
  }

  #grown(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#log.onAppend(() => done());
      const done = (): void => {
        stop();
        this.#signal.removeEventListener('abort', done);
        resolve();
      };
      this.#signal.addEventListener('abort', done);
      if (this.#signal.aborted) done();
    });
  }
}

/** Subscriptions begin after the place they name. */
function firstIndex(log: Log, options: ReadReq.Options): number {
  const stream = options.getStream();
  if (stream) {
    const events = log.stream(streamNameOf(stream.getStreamIdentifier())) ?? [];
    if (stream.hasEnd()) return events.length;
    return stream.hasRevision() ? Number(stream.getRevision()) + 1 : 0;
  }
  const all = options.getAll();
  if (all?.hasEnd()) return log.events.length;
  return all?.hasPosition() ? log.indexFrom(BigInt(all.getPosition()!.getCommitPosition()) + 1n) : 0;
}
