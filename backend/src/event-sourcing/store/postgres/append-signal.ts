import { setTimeout as sleep } from 'node:timers/promises';
import { aborted, DirectSession } from '../../postgres/direct-session.ts';
import type { ConnectDirect } from '../../postgres/connections.ts';

type Waiter = { readonly position: number; readonly wake: () => void };

/**
 * Wakes readers when the log has grown, by this process or, through LISTEN, by another. Readers also poll, so a lost notification costs
 * only time.
 */
export class AppendSignal {
  readonly #connect: ConnectDirect;
  readonly #reconnectAfterMs: number;
  readonly #waiters = new Set<Waiter>();
  readonly #stop = new AbortController();
  #head = 0;
  #listening: Promise<void> | null = null;

  constructor(connect: ConnectDirect, reconnectAfterMs = 500) {
    this.#connect = connect;
    this.#reconnectAfterMs = reconnectAfterMs;
  }

  notify(position: number): void {
    if (Number.isSafeInteger(position)) this.#head = Math.max(this.#head, position);
    for (const waiter of this.#waiters) if (waiter.position < this.#head) waiter.wake();
  }

  /** For a log that went back: what was signalled is no longer there. */
  forget(): void {
    this.#head = 0;
  }

  async waitBeyond(position: number, timeoutMs: number, signal: AbortSignal): Promise<void> {
    this.#listening ??= this.#listen();
    if (this.#head > position || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waiters.delete(waiter);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const waiter: Waiter = { position, wake };
      const timer = setTimeout(wake, timeoutMs);
      this.#waiters.add(waiter);
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
        // Readers poll until the connection is back.
      }
      await sleep(this.#reconnectAfterMs, undefined, { signal: this.#stop.signal }).catch(() => undefined);
    }
  }

  async #listenOnce(): Promise<void> {
    const session = await DirectSession.open(this.#connect, 'listen');
    try {
      await session.listen('es_event', (position) => this.notify(Number(position)));
      // Something may have been appended while there was no connection.
      this.#wakeAll();
      await aborted(session.gone, this.#stop.signal);
    } finally {
      await session.close();
    }
  }

  #wakeAll(): void {
    for (const waiter of this.#waiters) waiter.wake();
  }
}
