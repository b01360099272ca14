import { PositionBeyondEnd } from '../event-store.ts';
import type { Position } from '../event-store.ts';
import { pause } from '../../concurrency/backoff.ts';
import type { ReconnectingClient } from './reconnecting-client.ts';
import { noAnswer } from './failures.ts';
import { comparePositions } from './positions.ts';
import { headOf } from './reader.ts';

export type WatchdogOptions = {
  readonly client: ReconnectingClient;
  readonly idleTimeoutMs: number;
  readonly watchdogIntervalMs: number;
};

type At = () => Position | 'start';

/** For events still on their way to the subscription. */
const GRACE_MS = 500;

/** gRPC notices a dead connection, but not a server that has forgotten the subscription. */
export class Watchdog {
  readonly #options: WatchdogOptions;

  constructor(options: WatchdogOptions) {
    this.#options = options;
  }

  /** Throws when the subscription lags without progress, when the log ends before it, or when the server does not answer. */
  async watch(at: At, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const before = at();
      await pause(this.#options.watchdogIntervalMs, signal);
      if (signal.aborted || at() !== before) continue;
      const ahead = await this.#headAgainst(at);
      if (ahead === 0) continue;
      await pause(GRACE_MS, signal);
      if (!signal.aborted && at() === before) await this.#check(ahead, at);
    }
  }

  async #check(ahead: number, at: At): Promise<void> {
    if (ahead > 0) {
      // The server may have forgotten the subscription, or the client lost it: both are replaced.
      this.#options.client.replace();
      throw noAnswer();
    }
    if ((await this.#headAgainst(at)) < 0) throw new PositionBeyondEnd(at(), 'start');
  }

  async #headAgainst(at: At): Promise<number> {
    const { client, idleTimeoutMs } = this.#options;
    return comparePositions(await headOf(client, idleTimeoutMs), at());
  }
}
