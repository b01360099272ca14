import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryBus } from '@nestjs/cqrs';
import type { Config } from '../../../platform/config/config.ts';
import { type DeliveryOutcome, GetDelivery, type OrderMail } from '../queries/get-delivery.ts';

const WAIT_MS = 10_000;
const POLL_MS = 75;

export async function waitForDelivery(
  queries: QueryBus,
  orderId: string,
  mail: OrderMail,
  { TIMEOUT_FACTOR }: Pick<Config, 'TIMEOUT_FACTOR'>,
): Promise<DeliveryOutcome> {
  const deadline = performance.now() + WAIT_MS * TIMEOUT_FACTOR;
  while (performance.now() < deadline) {
    const outcome = await queries.execute(new GetDelivery(orderId, mail));
    if (outcome !== 'queued') return outcome;
    await sleep(POLL_MS);
  }
  return 'queued';
}
