import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { listen } from '../../event-sourcing/postgres/listen.ts';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { POOLS } from '../../platform/database/pools.ts';

const CHANNEL = 'console_readers';
/** Each process says so often who reads there; of one that has not for three times as long nobody reads any more. */
const REPEAT_MS = 20_000;
const FORGOTTEN_MS = 3 * REPEAT_MS;
/** A tab that is looked away from, or comes again on a new connection, has not gone. */
const LINGER_MS = 15_000;

const Reader = z.object({ operatorId: z.string(), since: z.string() });
export type Reader = z.infer<typeof Reader>;
/** All who read one will in one process of ours. */
const Message = z.object({ process: z.string(), orderId: z.string(), readers: z.array(Reader) });

type Heard = { readonly readers: readonly Reader[]; readonly atMs: number };

/** Who has which will open at this moment, in whatever process: nothing that is kept. Who has opened it is a fact of its own. */
@Injectable()
export class Readers implements OnModuleInit, OnApplicationShutdown {
  readonly #process = randomUUID();
  readonly #here = new Map<string, Map<symbol, Reader>>();
  readonly #everywhere = new Map<string, Map<string, Heard>>();
  readonly #listeners = new Set<(orderId: string) => void>();
  readonly #stop = new AbortController();
  #listening: Promise<void> = Promise.resolve();
  #repeating: NodeJS.Timeout | undefined;

  constructor(@Inject(POOLS) private readonly pools: Pick<Pools, 'app' | 'connectDirect'>) {}

  onModuleInit(): void {
    this.#listening = listen({
      connectDirect: this.pools.connectDirect,
      name: 'readers',
      channel: CHANNEL,
      onPayload: (payload) => this.#heard(payload),
      onGap: () => undefined,
      signal: this.#stop.signal,
    });
    this.#repeating = setInterval(() => this.#repeat(), REPEAT_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#repeating);
    this.#stop.abort();
    await this.#listening;
  }

  onChange(listener: (orderId: string) => void): void {
    this.#listeners.add(listener);
  }

  /** Each once, with the time of the screen that has been open longest. */
  of(orderId: string): readonly Reader[] {
    const first = new Map<string, Reader>();
    for (const { readers } of this.#everywhere.get(orderId)?.values() ?? [])
      for (const reader of readers) {
        const known = first.get(reader.operatorId);
        if (!known || reader.since < known.since) first.set(reader.operatorId, reader);
      }
    return [...first.values()].toSorted((a, b) => a.since.localeCompare(b.since));
  }

  /** Gives what to call when the screen is closed. */
  enter(orderId: string, reader: Reader): () => void {
    const screen = Symbol(orderId);
    const screens = this.#here.get(orderId) ?? new Map<symbol, Reader>();
    this.#here.set(orderId, screens.set(screen, reader));
    this.#say(orderId);
    return () => void setTimeout(() => this.#leave(orderId, screen), LINGER_MS).unref();
  }

  #leave(orderId: string, screen: symbol): void {
    const screens = this.#here.get(orderId);
    screens?.delete(screen);
    if (screens?.size === 0) this.#here.delete(orderId);
    this.#say(orderId);
  }

  /** To all processes, this one included: one that cannot be told hears it with the next repetition. */
  #say(orderId: string): void {
    const readers = [...(this.#here.get(orderId)?.values() ?? [])];
    const message = JSON.stringify({ process: this.#process, orderId, readers });
    if (!this.#stop.signal.aborted) void this.pools.app.query('SELECT pg_notify($1, $2)', [CHANNEL, message]).catch(() => undefined);
  }

  #repeat(): void {
    for (const orderId of this.#here.keys()) this.#say(orderId);
    const now = performance.now();
    for (const [orderId, processes] of this.#everywhere)
      for (const [process, { atMs }] of processes) if (now - atMs > FORGOTTEN_MS) this.#put(orderId, process, []);
  }

  #heard(payload: string): void {
    const { process, orderId, readers } = Message.parse(JSON.parse(payload));
    this.#put(orderId, process, readers);
  }

  #put(orderId: string, process: string, readers: readonly Reader[]): void {
    const processes = this.#everywhere.get(orderId) ?? new Map<string, Heard>();
    if (readers.length > 0) processes.set(process, { readers, atMs: performance.now() });
    else processes.delete(process);
    if (processes.size > 0) this.#everywhere.set(orderId, processes);
    else this.#everywhere.delete(orderId);
    for (const listener of this.#listeners) listener(orderId);
  }
}
