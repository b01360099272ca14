import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryBus } from '@nestjs/cqrs';
import { MESSAGES } from '@willow/contracts';
import type { Config } from '../../../platform/config/config.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import type { RefusedAddresses } from '../../../platform/mail/refused-addresses.ts';
import { GetAdminOrder } from '../queries/get-admin-order.ts';
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

/** What an operator reads when a mail could not be sent. */
export async function notDelivered(queries: QueryBus, refused: Pick<RefusedAddresses, 'has'>, orderId: string): Promise<RequestRefused> {
  const { user } = await queries.execute(new GetAdminOrder(orderId, null));
  return new RequestRefused(502, (await refused.has(user.email)) ? MESSAGES.addressRefused : MESSAGES.mailFailed);
}
