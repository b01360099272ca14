import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { EndHold, type Hold } from '../../discounts/index.ts';
import { isSameHold } from '../domain/order.state.ts';
import { orderIdOf } from '../order-id.ts';
import { Orders } from '../orders.repository.ts';
import { PaymentGateway } from '../payment/payment-gateway.ts';
import { SettlePayment } from './settle-payment.ts';

/**
 * Takes back a use that was held for too long. What is priced by it loses its intent at the provider first: then nobody can pay that price
 * any more. A payment that is under way or made keeps it.
 */
export class ExpireHold extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly held: Hold,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ExpireHold)
export class ExpireHoldHandler implements ICommandHandler<ExpireHold> {
  constructor(
    private readonly orders: Orders,
    private readonly gateway: PaymentGateway,
    private readonly commands: CommandBus,
  ) {}

  async execute({ customerId, held, context }: ExpireHold): Promise<void> {
    const orderId = orderIdOf(customerId);
    const { discount, payment } = (await this.orders.load(orderId)).state;
    const isPriced = isSameHold(held, discount);
    if (isPriced && payment.status === 'succeeded') return this.commands.execute(new EndHold(customerId, held, 'used', context));
    if (isPriced && payment.intentId !== null) {
      await this.gateway.cancelIntent(payment.intentId);
      await this.commands.execute(new SettlePayment(orderId, null, context));
      return;
    }
    const { state } = await this.orders.handle(orderId, { type: 'DropHold', customerId, ...held }, context);
    if (state.droppedHolds.some((each) => isSameHold(each, held)))
      await this.commands.execute(new EndHold(customerId, held, 'released', context));
  }
}
