import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { orderIdOf } from '../order-id.ts';
import { Orders, orderStream } from '../orders.repository.ts';
import { PaymentGateway } from '../payment/payment-gateway.ts';

/** Cancels a payment that was begun and destroys the key of the notes. What was paid and when is kept, without a name. Safe to repeat. */
export class EraseOrder extends Command<void> {
  constructor(readonly customerId: string) {
    super();
  }
}

@CommandHandler(EraseOrder)
export class EraseOrderHandler implements ICommandHandler<EraseOrder> {
  constructor(
    private readonly orders: Orders,
    private readonly gateway: PaymentGateway,
    private readonly vault: KeyVault,
  ) {}

  async execute({ customerId }: EraseOrder): Promise<void> {
    const orderId = orderIdOf(customerId);
    const { payment } = (await this.orders.load(orderId)).state;
    if (payment.intentId && (payment.status === 'pending' || payment.status === 'failed'))
      await this.gateway.cancelIntent(payment.intentId);
    await this.vault.destroy(orderStream(orderId));
  }
}
