import { setTimeout as sleep } from 'node:timers/promises';
import type { Streams } from '../../../event-sourcing/streams.ts';
import { order } from '../domain/order.decider.ts';
import type { Order } from '../domain/order.state.ts';
import { orderStream } from '../order.streams.ts';

export type Ended = 'sent' | 'failed' | 'pending';

const WAIT_MS = 10_000;
const LOOK_MS = 75;

/** Waits a while for a mail that a worker sends: how it ended, or `pending` when it is still on its way. */
export async function outcomeOf(
  streams: Streams,
  orderId: string,
  read: (state: Order) => Exclude<Ended, 'pending'> | undefined,
): Promise<Ended> {
  const deadline = performance.now() + WAIT_MS;
  while (performance.now() < deadline) {
    const ended = read((await streams.load(order, orderStream(orderId))).state);
    if (ended) return ended;
    await sleep(LOOK_MS);
  }
  return 'pending';
}
