import { createHash } from 'node:crypto';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import type { OrderRefusal, Revisions } from './domain/order.commands.ts';
import { standingOf } from './domain/order.standing.ts';
import type { Order } from './domain/order.state.ts';

/** What a screen showed of an order. `standing` is empty when the order stands otherwise by now. */
export type Seen = {
  /** Of the version of the will. */
  readonly tag: string;
  readonly read: Revisions;
  readonly standing: string;
};

/** Names what a screen of the console shows of an order: the version of its will, then how the order stands. */
export const versionOf = (willTag: string, standing: string): string =>
  `${willTag}-${createHash('sha256').update(standing, 'utf8').digest('hex').slice(0, 16)}`;

/** For what is decided elsewhere than on the order's own stream, which looks again. */
export function refuseMoved(seen: Seen | null, state: Order): void {
  if (seen !== null && seen.standing !== standingOf(state)) throw new RefusedError<OrderRefusal>('OrderMoved');
}
