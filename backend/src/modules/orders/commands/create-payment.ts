import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { type createPaymentIntent, MESSAGES, poundsOf, type ResponseOf } from '@willow/contracts';
import type { Context } from '../../../platform/facts/context.ts';
import { Streams } from '../../../platform/facts/streams.ts';
import { accepted, RequestRefused } from '../../../platform/http/request-refused.ts';
import { GetCustomer } from '../../customers/index.ts';
import { type ActiveDiscount, GetDiscount } from '../../discounts/index.ts';
import { GetSubmission } from '../../wills/index.ts';
import { order } from '../domain/order.decider.ts';
import { finalPence, type Order } from '../domain/order.state.ts';
import { ORDER_REFUSALS } from '../order.refusals.ts';
import { orderIdOf, orderStream } from '../order.streams.ts';
import { type Intent, PaymentGateway, PaymentUnavailable } from '../payment/payment-gateway.ts';
import { lockFor } from './lock-for.ts';
import { SettlePayment } from './settle-payment.ts';

export type PaymentStart = ResponseOf<typeof createPaymentIntent>;

/** Prices the customer's order, with or without a code, and prepares its payment; a price of nothing completes it at once. */
export class CreatePayment extends Command<PaymentStart> {
  constructor(
    readonly customerId: string,
    readonly discountCode: string | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(CreatePayment)
export class CreatePaymentHandler implements ICommandHandler<CreatePayment> {
  constructor(
    private readonly streams: Streams,
    private readonly gateway: PaymentGateway,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId, discountCode, context }: CreatePayment): Promise<PaymentStart> {
    const orderId = orderIdOf(customerId);
    const willRevision = await this.#payable(customerId, orderId);
    const discount = await this.#discount(discountCode);
    const customer = await this.queries.execute(new GetCustomer(customerId));
    const quote = { type: 'Quote', customerId, willRevision, discount, partnerRef: customer?.partnerRef ?? null } as const;
    const { state } = accepted(await this.streams.handle(order, orderStream(orderId), quote, context), ORDER_REFUSALS);
    return finalPence(state) === 0 ? this.#complete(orderId, context) : this.#pay(orderId, state, context);
  }

  /** The submission to be paid for; refused when the order is paid or on its way, or the will is not submitted. */
  async #payable(customerId: string, orderId: string): Promise<number> {
    const { state } = await this.streams.load(order, orderStream(orderId));
    if (state.payment.status === 'succeeded') throw new RequestRefused(409, MESSAGES.alreadyPaid);
    if (state.payment.status === 'processing') throw new RequestRefused(409, MESSAGES.paymentProcessing);
    const { status, willRevision } = await this.queries.execute(new GetSubmission(customerId));
    if (status !== 'submitted' || willRevision === null) throw new RequestRefused(409, MESSAGES.willIncomplete);
    return willRevision;
  }

  async #discount(code: string | null): Promise<ActiveDiscount | null> {
    if (!code) return null;
    const discount = await this.queries.execute(new GetDiscount(code));
    if (!discount) throw new RequestRefused(400, MESSAGES.discountInvalid);
    return discount;
  }

  async #complete(orderId: string, context: Context): Promise<PaymentStart> {
    const { state } = accepted(await this.streams.handle(order, orderStream(orderId), { type: 'CompleteFree' }, context), ORDER_REFUSALS);
    await lockFor(this.commands, orderId, state, context);
    return { skipPayment: true, orderId };
  }

  async #pay(orderId: string, state: Order, context: Context): Promise<PaymentStart> {
    const amountPence = finalPence(state);
    const intent = await this.#intent(orderId, state, amountPence, context).catch((error: unknown) => {
      throw error instanceof PaymentUnavailable ? new RequestRefused(502, MESSAGES.providerFailed) : error;
    });
    const attempt = intent.id === state.payment.intentId ? state.payment.attempt : state.payment.attempt + 1;
    const request = { type: 'RequestPayment', intentId: intent.id, amountPence, attempt } as const;
    accepted(await this.streams.handle(order, orderStream(orderId), request, context), ORDER_REFUSALS);
    return { clientSecret: intent.clientSecret, orderId, amount: poundsOf(state.placed!.amountPence), finalAmount: poundsOf(amountPence) };
  }

  /** The order's intent when it still fits, else a new one; an old one at another price is cancelled first, so that nobody pays twice. */
  async #intent(orderId: string, { payment }: Order, amountPence: number, context: Context): Promise<Intent> {
    const current = payment.intentId === null ? null : await this.gateway.findIntent(payment.intentId);
    const usable = current?.charge.status === 'open' || current?.charge.status === 'failed';
    if (current && usable && payment.amountPence === amountPence) return current;
    const settled = current && current.charge.status !== 'cancelled' && !(usable && (await this.gateway.cancelIntent(current.id)));
    if (settled) await this.#refuseSettled(orderId, context);
    return this.gateway.createIntent({ orderId, amountPence, attempt: payment.attempt + 1 });
  }

  /** The intent was paid, or is being paid, while we looked: the order learns of it and the answer says so. */
  async #refuseSettled(orderId: string, context: Context): Promise<never> {
    const { paymentStatus } = await this.commands.execute(new SettlePayment(orderId, null, context));
    throw new RequestRefused(409, paymentStatus === 'succeeded' ? MESSAGES.alreadyPaid : MESSAGES.paymentProcessing);
  }
}
