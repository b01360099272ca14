import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { type createPaymentIntent, poundsOf, PRICE_PENCE, type ResponseOf } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { type LoadedOrder, Orders } from '../orders.repository.ts';
import { accepted, isRefusedFor, RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { GetCustomer } from '../../customers/index.ts';
import { type HeldDiscount, HoldUse } from '../../discounts/index.ts';
import { GetSettings } from '../../settings/index.ts';
import { GetSubmission } from '../../wills/index.ts';
import type { Quote, OrderRefusal } from '../domain/order.commands.ts';
import { quoted } from '../domain/order.decider.ts';
import type { SecondWill } from '../domain/order.second-will.facts.ts';
import { finalPence, type Order } from '../domain/order.state.ts';
import { leftAfter } from '../domain/order.visits.ts';
import { orderIdOf } from '../order-id.ts';
import { type Intent, PaymentGateway, PaymentUnavailable, PROVIDER_DEADLINE_MS } from '../payment/payment-gateway.ts';
import { withinTime } from '../payment/within-time.ts';
import { AnswersLock } from '../answers-lock.ts';
import { DiscountHolds } from '../discount-holds.ts';
import { FindPartnerOrder } from '../queries/find-partner-order.ts';
import { SettlePayment } from './settle-payment.ts';

type PaymentStart = ResponseOf<typeof createPaymentIntent>;

type Wanted = {
  readonly discountCode: string | null;
  /** Whether the partner's will is to be paid for as well, if it can be. */
  readonly forBoth: boolean;
  /** Whether a will that the partner has paid for is to be ordered now. */
  readonly usePrepaid: boolean;
};

export class CreatePayment extends Command<PaymentStart> {
  constructor(
    readonly customerId: string,
    readonly wanted: Wanted,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(CreatePayment)
export class CreatePaymentHandler implements ICommandHandler<CreatePayment> {
  constructor(
    private readonly orders: Orders,
    private readonly gateway: PaymentGateway,
    private readonly commands: CommandBus,
    private readonly lock: AnswersLock,
    private readonly holds: DiscountHolds,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId, wanted, context }: CreatePayment): Promise<PaymentStart> {
    if ((await this.queries.execute(new GetSettings())).paymentsPaused) throw new RefusedError<OrderRefusal>('PaymentsPaused');
    const orderId = orderIdOf(customerId);
    const order = await this.orders.load(orderId);
    const { state } = order;
    const partner = state.prepaidBy === null ? await this.queries.execute(new FindPartnerOrder(orderId)) : null;
    const secondWill = partner !== null && wanted.forBoth ? { orderId: partner, pence: PRICE_PENCE } : null;
    // A code is not spent on what costs nothing.
    const code = state.prepaidBy === null ? wanted.discountCode : null;
    const { quote, customerRevision } = await this.#quote(customerId, state, { code, secondWill }, context);
    const priced = accepted(quoted(quote, state));
    if (state.prepaidBy !== null && !wanted.usePrepaid) return { prepaid: true, orderId };
    const amountPence = finalPence(priced.after);
    const fullPence = priced.after.placed!.amountPence;
    return amountPence === 0
      ? this.#complete(orderId, quote, customerRevision, context)
      : this.#payInTime({ orderId, quote, order, amountPence, fullPence, mayAddSecond: partner !== null }, context);
  }

  async #quote(
    customerId: string,
    state: Order,
    { code, secondWill }: { readonly code: string | null; readonly secondWill: SecondWill | null },
    context: Context,
  ): Promise<{ quote: Quote; customerRevision: number }> {
    if (state.payment.status === 'succeeded') throw new RefusedError<OrderRefusal>('OrderAlreadyPaid');
    if (state.payment.status === 'processing') throw new RefusedError<OrderRefusal>('PaymentProcessing');
    const { status, willRevision } = await this.queries.execute(new GetSubmission(customerId));
    if (status !== 'submitted' || willRevision === null) throw new RefusedError<OrderRefusal>('WillNotSubmitted');
    const customer = await this.queries.execute(new GetCustomer(customerId));
    if (!customer) throw new RefusedError<OrderRefusal>('PayerUnknown');
    const discount = code ? await this.#discount(customerId, state, code, context) : null;
    const quote = { customerId, willRevision, discount, secondWill, partnerRef: customer.partnerRef };
    return { quote, customerRevision: customer.revision };
  }

  /** A use is held before anything is priced by it. When that comes to nothing it waits for the customer's next try, and then expires. */
  async #discount(customerId: string, { droppedHolds }: Order, code: string, context: Context): Promise<HeldDiscount> {
    const discount = await this.commands.execute(new HoldUse(code, customerId, droppedHolds, context));
    if (!discount) throw new RefusedError<OrderRefusal>('DiscountInvalid');
    return discount;
  }

  async #complete(orderId: string, quote: Quote, customerRevision: number, context: Context): Promise<PaymentStart> {
    await this.#dropOpenIntent(orderId, context);
    const command = { type: 'CompleteFree', quote, customerRevision } as const;
    const { state, revision, facts } = await this.orders.handle(orderId, command, context);
    await this.holds.follow(facts, context);
    await this.lock.follow(orderId, { state, revision }, context);
    return { skipPayment: true, orderId };
  }

  /** All calls together have the time of one. What goes on afterwards is found again, by its keys, when the customer tries again. */
  #payInTime(payable: Payable, context: Context): Promise<PaymentStart> {
    return withinTime(this.#pay(payable, context), PROVIDER_DEADLINE_MS, () => new PaymentUnavailable());
  }

  async #pay({ orderId, quote, order, amountPence, fullPence, mayAddSecond }: Payable, context: Context): Promise<PaymentStart> {
    const { state } = order;
    const intent = await this.#intent(orderId, state, amountPence, context);
    const attempt = intent.id === state.payment.intentId ? state.payment.attempt : state.payment.attempt + 1;
    const visit = { intentId: intent.id, attempt, leftAfter: leftAfter(order, context.now) };
    const request = { type: 'RequestPayment', quote, amountPence, ...visit } as const;
    try {
      const { facts } = await this.orders.handle(orderId, request, context);
      await this.holds.follow(facts, context);
    } catch (error) {
      // Another tab was quicker: the intent made here must not stay payable beside the other one.
      if (isRefusedFor(error, 'PriceChanged')) await this.gateway.cancelIntent(intent.id).catch(() => false);
      throw error;
    }
    return {
      clientSecret: intent.clientSecret,
      orderId,
      amount: poundsOf(fullPence),
      finalAmount: poundsOf(amountPence),
      ...(mayAddSecond && { secondWill: quote.secondWill ? ('added' as const) : ('offered' as const) }),
    };
  }

  /** The order's intent when it still fits, else a new one; an old one at another price is cancelled first. */
  async #intent(orderId: string, { payment }: Order, amountPence: number, context: Context): Promise<Intent> {
    const current = payment.intentId === null ? null : await this.gateway.findIntent(payment.intentId);
    const open = current?.charge.status === 'open' || current?.charge.status === 'failed';
    if (current && open && payment.requested[current.id]?.amountPence === amountPence) return current;
    const gone = !current || current.charge.status === 'cancelled' || (open && (await this.gateway.cancelIntent(current.id)));
    if (!gone) await this.#refuseSettled(orderId, context);
    return this.gateway.createIntent({ orderId, amountPence, attempt: payment.attempt + 1 });
  }

  /** A free order needs no provider; but an intent that is still open must not be paid beside it. When the provider is away, the refund heals it. */
  async #dropOpenIntent(orderId: string, context: Context): Promise<void> {
    const { payment } = (await this.orders.load(orderId)).state;
    if (payment.intentId === null) return;
    const cancelled = await this.gateway.cancelIntent(payment.intentId).catch(() => true);
    if (!cancelled && (await this.#settled(orderId, context)) === 'succeeded') throw new RefusedError<OrderRefusal>('OrderAlreadyPaid');
  }

  async #refuseSettled(orderId: string, context: Context): Promise<never> {
    const status = await this.#settled(orderId, context);
    throw new RefusedError<OrderRefusal>(status === 'succeeded' ? 'OrderAlreadyPaid' : 'PaymentProcessing');
  }

  async #settled(orderId: string, context: Context) {
    return (await this.commands.execute(new SettlePayment(orderId, null, context))).paymentStatus;
  }
}

type Payable = {
  readonly orderId: string;
  readonly quote: Quote;
  readonly order: LoadedOrder;
  readonly amountPence: number;
  readonly fullPence: number;
  readonly mayAddSecond: boolean;
};
