import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RefundReason } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { decide } from '../../../event-sourcing/core/decider.ts';
import { accepted } from '../../../event-sourcing/core/refusal.ts';
import type { OrderCommand } from '../domain/order.commands.ts';
import { order } from '../domain/order.decider.ts';
import { keptPence, type WillPaidFor } from '../domain/order.refunds.state.ts';
import type { Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

type Wanted = {
  readonly requestId: string;
  readonly amountPence: number;
  /** What whoever asks saw as paid back. */
  readonly refundedPence: number;
  readonly reason: RefundReason;
  readonly note: string;
  readonly will: WillPaidFor;
};

/** Somebody of the team wants money paid back. The card provider is asked by a worker, once this is a fact. */
export class RequestRefund extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly wanted: Wanted,
    readonly seen: Seen | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RequestRefund)
export class RequestRefundHandler implements ICommandHandler<RequestRefund> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, wanted, seen, context }: RequestRefund): Promise<void> {
    const command = { type: 'RequestRefund', ...wanted, seen: seen?.standing ?? null } as const;
    if (wanted.will === 'second') await this.#endPrepayment(orderId, command, context);
    await this.orders.handle(orderId, command, context);
  }

  /** The partner's will is not ordered with money that goes back. One that was ordered with it takes a reason, and goes on. */
  async #endPrepayment(by: string, command: Extract<OrderCommand, { type: 'RequestRefund' }>, context: Context): Promise<void> {
    const standing = await this.orders.load(by);
    const { state } = standing;
    const isNew = accepted(decide(order, command, standing)).length > 0;
    if (!isNew || !state.secondWill || command.amountPence < keptPence(state).second) return;
    const decided = command.note.trim() !== '';
    await this.orders.handle(state.secondWill.orderId, { type: 'EndPrepayment', by, decided }, context);
  }
}
