import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Context } from '../../event-sourcing/context.ts';
import { SetLock } from '../wills/index.ts';
import type { Order } from './domain/order.state.ts';

/**
 * Locks or opens the answers as the payment stands at a revision of the order, at once, so that the next request already sees it. A reaction
 * does the same from the facts, in case this process dies before. The revision goes along: an older word never undoes a newer one.
 */
@Injectable()
export class AnswersLock {
  constructor(private readonly commands: CommandBus) {}

  async follow(
    orderId: string,
    { state: { placed, payment, returned }, revision }: { readonly state: Order; readonly revision: number },
    context: Context,
  ): Promise<void> {
    if (!placed || payment.status === 'pending') return;
    const open = payment.status === 'failed' || returned;
    const willRevision = open ? null : placed.willRevision;
    await this.commands.execute(new SetLock(placed.customerId, { orderId, orderRevision: revision, willRevision, returned }, context));
  }
}
