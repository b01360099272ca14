import type { QueryBus } from '@nestjs/cqrs';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import { GetVersionTag } from '../wills/index.ts';
import type { OrderRefusal, Revisions } from './domain/order.commands.ts';
import { willVersionOf } from './domain/order.state.ts';
import type { Orders } from './orders.repository.ts';

/** The version that an operator says to have read, null when none was named. Another one than the order is for is refused. */
export async function versionRead(orders: Orders, queries: QueryBus, orderId: string, named: string | null): Promise<Revisions | null> {
  if (named === null) return null;
  const { placed, customerRevision } = (await orders.load(orderId)).state;
  if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
  const version = willVersionOf({ placed, customerRevision });
  if ((await queries.execute(new GetVersionTag(version))) !== named) throw new RefusedError<OrderRefusal>('SubmittedAgain');
  return version;
}
