import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { FactCodec } from '../../../event-sourcing/codec/fact-codec.ts';
import { keptPence, refundedPence } from '../domain/order.refunds.state.ts';
import type { SecondWill } from '../domain/order.second-will.facts.ts';
import { type LoadedOrder, Orders, orderStream } from '../orders.repository.ts';
import { PaymentGateway } from '../payment/payment-gateway.ts';
import { SettlePayment } from './settle-payment.ts';

/**
 * Tells the partner's order that it is paid for, as the payment stands now. What cannot be used goes back: of two who pay for the same will at
 * the same moment the partner's order decides, because both come by there. Safe to repeat. Throws PaymentUnavailable.
 */
export class FollowSecondWill extends Command<void> {
  constructor(
    /** Of whoever paid for both. */
    readonly orderId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(FollowSecondWill)
export class FollowSecondWillHandler implements ICommandHandler<FollowSecondWill> {
  constructor(
    private readonly orders: Orders,
    private readonly gateway: PaymentGateway,
    private readonly commands: CommandBus,
    private readonly codec: FactCodec,
  ) {}

  async execute({ orderId: by, context }: FollowSecondWill): Promise<void> {
    const payer = await this.orders.load(by);
    const { payment, secondWill } = payer.state;
    if (payment.status !== 'succeeded' || !secondWill) return;
    if (keptPence(payer.state).second === 0) {
      await this.orders.handle(secondWill.orderId, { type: 'EndPrepayment', by, decided: true }, context);
      return;
    }
    if (!(await this.#isTaken(by, secondWill.orderId, context))) await this.#giveBack(by, payer, secondWill, context);
  }

  /** Whether the partner's order has this money, or had it until the team took it back. */
  async #isTaken(by: string, orderId: string, context: Context): Promise<boolean> {
    if ((await this.codec.keyOf(orderStream(orderId))) === null) return false;
    const { state } = await this.orders.handle(orderId, { type: 'RecordPrepaid', by }, context);
    const { payment } = state;
    if (state.prepaidBy !== by) return state.endedPrepayments.includes(by);
    // What is open at the till must not be paid beside it. When that comes too late, it goes back.
    if (payment.status !== 'succeeded' && payment.intentId !== null && !(await this.gateway.cancelIntent(payment.intentId)))
      await this.commands.execute(new SettlePayment(orderId, null, context));
    return true;
  }

  async #giveBack(orderId: string, { state }: LoadedOrder, { pence }: SecondWill, context: Context): Promise<void> {
    const wanted = {
      requestId: v5('second-will', orderId),
      amountPence: Math.min(pence, keptPence(state).second),
      refundedPence: refundedPence(state),
      reason: 'paid_twice',
      note: '',
      will: 'second',
    } as const;
    await this.orders.handle(orderId, { type: 'RequestRefund', ...wanted }, context);
  }
}
