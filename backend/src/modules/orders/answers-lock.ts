import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Context } from '../../event-sourcing/context.ts';
import { GetCustomer } from '../customers/index.ts';
import { type Lock, SetLock } from '../wills/index.ts';
import type { Order } from './domain/order.state.ts';
import { Orders } from './orders.repository.ts';

type At = { readonly state: Order; readonly revision: number };

/**
 * Locks or opens the answers as the payment stands at a revision of the order, at once, so that the next request already sees it. A reaction
 * does the same from the facts, in case this process dies before. The revision goes along: an older word never undoes a newer one.
 * What is locked is the newest submission, with the newest details; when one is newer than what the order knows, the order follows.
 */
@Injectable()
export class AnswersLock {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly orders: Orders,
  ) {}

  async follow(orderId: string, { state, revision }: At, context: Context): Promise<void> {
    const { placed, payment } = state;
    if (!placed || payment.status === 'pending') return;
    const lock = { orderId, orderRevision: revision, answers: answersOf(state) };
    const willRevision = await this.commands.execute(new SetLock(placed.customerId, lock, context));
    if (willRevision === null) return;
    const customerRevision = (await this.queries.execute(new GetCustomer(placed.customerId)))?.detailsRevision ?? 0;
    if (willRevision <= placed.willRevision && customerRevision <= (state.customerRevision ?? customerRevision)) return;
    await this.orders.handle(orderId, { type: 'FollowLock', willRevision, customerRevision }, context);
  }
}

function answersOf({ payment, returned }: Order): Lock['answers'] {
  if (returned) return 'returned';
  return payment.status === 'failed' ? 'open' : 'locked';
}
