import type { Trailers } from './status.ts';
import type { StatusName } from './status.ts';

/** An `append` is one by either call; `batchAppend` counts those that came by the batch call. */
export type Method =
  | 'read'
  | 'subscribe'
  | 'append'
  | 'batchAppend'
  | 'gossip'
  | 'features'
  | 'delete'
  | 'tombstone'
  | 'users'
  | 'resign'
  | 'priority';

/**
 * `status` answers with an error instead of doing the work, `status-after` does the work first. `hang` never answers and does nothing,
 * `lost-reply` does the work and never answers, `late` takes its time, `silent` accepts a subscription and then says nothing.
 */
export type Fault =
  | { readonly kind: 'status' | 'status-after'; readonly code: StatusName; readonly details?: string; readonly trailers?: Trailers }
  | { readonly kind: 'not-leader'; readonly host: string; readonly port: number }
  | { readonly kind: 'hang' | 'lost-reply' | 'silent' }
  | { readonly kind: 'late'; readonly delayMs: number };

type Planned = { readonly method: Method; readonly fault: Fault; left: number };

export class Faults {
  readonly #planned: Planned[] = [];

  next(method: Method, fault: Fault, times = 1): void {
    this.#planned.push({ method, fault, left: times });
  }

  take(method: Method): Fault | null {
    const index = this.#planned.findIndex((planned) => planned.method === method);
    const planned = this.#planned[index];
    if (!planned) return null;
    planned.left -= 1;
    if (planned.left <= 0) this.#planned.splice(index, 1);
    return planned.fault;
  }

  clear(): void {
    this.#planned.length = 0;
  }
}
