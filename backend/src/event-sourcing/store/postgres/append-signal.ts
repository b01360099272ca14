import { setTimeout as sleep } from 'node:timers/promises';
import { aborted, DirectSession } from '../../postgres/direct-session.ts';
import type { ConnectDirect } from '../../postgres/connections.ts';

type Sleeper = { readonly beyond: number; readonly wake: () => void };

/**
 * Says that the log has grown: told by this process's own appends and, through LISTEN, by every other's. Only a wake-up: a reader that
 * hears nothing looks for itself after a while, so a lost notification costs time and never an event.
 */
export class AppendSignal {
  readonly #connect: ConnectDirect;
  readonly #reconnectAfterMs: number;
  readonly #sleepers = new Set<Sleeper>();
  readonly #stop = new AbortController();
  #heard = 0;
  #listening: Promise<void> | null = null;

  constructor(connect: ConnectDirect, reconnectAfterMs = 500) {
    this.#connect = connect;
    this.#reconnectAfterMs = reconnectAfterMs;
  }

  /** The log reaches at least this far. */
  heard(position: number): void {
    if (Number.isSafeInteger(position)) this.#heard = Math.max(this.#heard, position);
    for (const sleeper of this.#sleepers) if (sleeper.beyond < this.#heard) sleeper.wake();
  }

  /** Waits until the log has grown beyond a position, the time is over, or the signal aborts. */
  async beyond(position: number, timeoutMs: number, signal: AbortSignal): Promise<void> {
    this.#listening ??= this.#listen();
    if (this.#heard > position || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#sleepers.delete(sleeper);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const sleeper: Sleeper = { beyond: position, wake };
      const timer = setTimeout(wake, timeoutMs);
      this.#sleepers.add(sleeper);
      signal.addEventListener('abort', wake);
    });
  }

  async close(): Promise<void> {
    this.#stop.abort();
    this.#wakeAll();
    await this.#listening;
  }

  async #listen(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        await this.#listenOnce();
      } catch {
        // The readers' own polling carries on until the connection is back.
      }
      await sleep(this.#reconnectAfterMs, undefined, { signal: this.#stop.signal }).catch(() => undefined);
    }
  }

  async #listenOnce(): Promise<void> {
    const session = await DirectSession.open(this.#connect, 'listen');
    try {
      await session.listen('es_event', (position) => this.heard(Number(position)));
      // What was appended while nobody listened.
      this.#wakeAll();
      await aborted(session.gone, this.#stop.signal);
    } finally {
      await session.close();
    }
  }

  #wakeAll(): void {
    for (const sleeper of this.#sleepers) sleeper.wake();
  }
}
