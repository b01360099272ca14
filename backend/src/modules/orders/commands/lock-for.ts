import type { CommandBus } from '@nestjs/cqrs';
import type { Context } from '../../../platform/facts/context.ts';
import { SetLock } from '../../wills/index.ts';
import type { Order } from '../domain/order.state.ts';

/**
 * Locks or unlocks the answers as the payment stands, at once, so that the next request already sees it. A reaction does the same from the
 * facts: this is the quick way, that one is the sure way.
 */
export async function lockFor(commands: CommandBus, orderId: string, { placed, payment }: Order, context: Context): Promise<void> {
  if (!placed) return;
  const { customerId, willRevision } = placed;
  if (payment.status === 'succeeded' || payment.status === 'processing')
    await commands.execute(new SetLock(customerId, orderId, willRevision, context));
  if (payment.status === 'failed') await commands.execute(new SetLock(customerId, orderId, null, context));
}
