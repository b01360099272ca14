import { setTimeout as sleep } from 'node:timers/promises';
import type { Orders } from '../orders.repository.ts';
import type { Order } from '../domain/order.state.ts';

export type Ended = 'sent' | 'failed' | 'pending';

const WAIT_MS = 10_000;
const LOOK_MS = 75;

/** Waits a while for a mail that a worker sends: how it ended, or `pending` when it is still on its way. */
export async function outcomeOf(
  orders: Orders,
  orderId: string,
  read: (state: Order) => Exclude<Ended, 'pending'> | undefined,
): Promise<Ended> {
  const deadline = performance.now() + WAIT_MS;
  while (performance.now() < deadline) {
    const ended = read((await orders.load(orderId)).state);
    if (ended) return ended;
    await sleep(LOOK_MS);
  }
  return 'pending';
}
