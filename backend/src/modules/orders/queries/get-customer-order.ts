import { CommandBus, type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type CustomerOrder, MESSAGES, poundsOf } from '@willow/contracts';
import type { Context } from '../../../platform/facts/context.ts';
import { Streams } from '../../../platform/facts/streams.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { SettlePayment } from '../commands/settle-payment.ts';
import { order } from '../domain/order.decider.ts';
import { finalPence } from '../domain/order.state.ts';
import { orderIdOf, orderStream } from '../order.streams.ts';
import { PaymentUnavailable } from '../payment/payment-gateway.ts';

/** The order of a customer as it stands. While its payment is open the provider is asked first; when it cannot be asked, we say what we know. */
export class GetCustomerOrder extends Query<CustomerOrder> {
  constructor(
    readonly customerId: string,
    /** The id in the request; another customer's is as unknown as any. */
    readonly orderId: string | null,
    readonly context: Context,
  ) {
    super();
  }
}

@QueryHandler(GetCustomerOrder)
export class GetCustomerOrderHandler implements IQueryHandler<GetCustomerOrder> {
  constructor(
    private readonly streams: Streams,
    private readonly commands: CommandBus,
  ) {}

  async execute({ customerId, orderId, context }: GetCustomerOrder): Promise<CustomerOrder> {
    const own = orderIdOf(customerId);
    if (orderId !== null && orderId !== own) throw new RequestRefused(404, MESSAGES.noOrder);
    const { state } = await this.streams.load(order, orderStream(own));
    if (!state.placed) throw new RequestRefused(404, MESSAGES.noOrder);
    const open = state.payment.status === 'pending' || state.payment.status === 'processing';
    if (open && state.payment.intentId) await this.#settle(own, context);
    return this.#read(own);
  }

  async #settle(orderId: string, context: Context): Promise<void> {
    try {
      await this.commands.execute(new SettlePayment(orderId, null, context));
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) throw error;
    }
  }

  async #read(id: string): Promise<CustomerOrder> {
    const { state, facts } = await this.streams.load(order, orderStream(id));
    return {
      id,
      amount: poundsOf(state.placed!.amountPence),
      finalAmount: poundsOf(finalPence(state)),
      discountCode: state.discount?.code ?? null,
      discountAmount: poundsOf(state.discount?.discountPence ?? 0),
      paymentStatus: state.payment.status,
      updatedAt: facts.at(-1)!.recordedAt,
    };
  }
}
