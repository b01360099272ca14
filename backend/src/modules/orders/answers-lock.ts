import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Context } from '../../event-sourcing/context.ts';
import { SetDetailsLock } from '../customers/index.ts';
import { SetLock } from '../wills/index.ts';
import { isLocked, type Order } from './domain/order.state.ts';
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
    private readonly orders: Orders,
  ) {}

  async follow(orderId: string, { state, revision: orderRevision }: At, context: Context): Promise<void> {
    const { placed } = state;
    if (!placed) return;
    const [{ customerId }, lock, locked] = [placed, { orderId, orderRevision }, isLocked(state)];
    // The details first: nothing is cleared before the answers are locked, so nothing is cleared while details may still come.
    const customerRevision = await this.commands.execute(new SetDetailsLock(customerId, { ...lock, locked }, context));
    if (!locked) {
      await this.commands.execute(new SetLock(customerId, { ...lock, answers: openedAs(state) }, context));
      return;
    }
    if (customerRevision === null) return;
    const corrected = state.corrections.length > 0;
    const asked = { ...lock, answers: 'locked', customerRevision, corrected } as const;
    const willRevision = await this.commands.execute(new SetLock(customerId, asked, context));
    // Whoever opened before this had locked found nothing to open.
    const now = await this.orders.load(orderId);
    if (!isLocked(now.state)) return this.follow(orderId, now, context);
    if (willRevision === null) return;
    if (willRevision <= placed.willRevision && customerRevision <= (state.customerRevision ?? customerRevision)) return;
    await this.orders.handle(orderId, { type: 'FollowLock', willRevision, customerRevision }, context);
  }
}

function openedAs({ returned, updateOpen }: Order): 'open' | 'returned' | 'update' {
  if (!returned) return 'open';
  return updateOpen ? 'update' : 'returned';
}
