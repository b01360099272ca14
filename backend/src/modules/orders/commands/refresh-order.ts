import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CustomerOrder, poundsOf } from '@willow/contracts';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { keptPence, refundedPence } from '../domain/order.refunds.state.ts';
import { finalPence } from '../domain/order.state.ts';
import { type LoadedOrder, Orders } from '../orders.repository.ts';
import { PaymentUnavailable } from '../payment/payment-gateway.ts';
import { problemsIn } from '../problems.ts';
import { SettlePayment } from './settle-payment.ts';

/** For so long the provider is not asked again about an order that has not changed: pages read it every two seconds, scripts more often. */
const ASK_EVERY_MS = 3_000;

type Asked = { readonly revision: number; readonly at: number; readonly changed: Promise<boolean> };

/** Asks the provider about a payment that is not made yet, and answers the order as its customer sees it, folded from history: never stale. */
export class RefreshOrder extends Command<CustomerOrder> {
  constructor(
    readonly orderId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RefreshOrder)
export class RefreshOrderHandler implements ICommandHandler<RefreshOrder> {
  /** By order: the last time that this process asked. Who reads meanwhile waits for the same answer. */
  readonly #asked = new LRUCache<string, Asked>({ max: 10_000 });

  constructor(
    private readonly orders: Orders,
    private readonly commands: CommandBus,
  ) {}

  async execute({ orderId, context }: RefreshOrder): Promise<CustomerOrder> {
    const order = await this.orders.load(orderId);
    const changed = order.state.payment.status !== 'succeeded' && (await this.#settleNowAndThen(orderId, order, context));
    return customerOrderOf(orderId, changed ? await this.orders.load(orderId) : order);
  }

  #settleNowAndThen(orderId: string, order: LoadedOrder, context: Context): Promise<boolean> {
    const [{ revision }, at] = [order, context.now.getTime()];
    const before = this.#asked.get(orderId);
    if (before?.revision === revision && at < before.at + ASK_EVERY_MS) return before.changed;
    const changed = this.#settle(orderId, order, context);
    this.#asked.set(orderId, { revision, at, changed });
    changed.catch(() => this.#asked.delete(orderId));
    return changed;
  }

  /** Whether the order has changed. While the provider is away it is shown as it is. */
  async #settle(orderId: string, order: LoadedOrder, context: Context): Promise<boolean> {
    try {
      const { revision } = await this.commands.execute(new SettlePayment(orderId, null, context, order));
      return revision !== order.revision;
    } catch (error) {
      if (error instanceof PaymentUnavailable) return false;
      throw error;
    }
  }
}

type ToldRefund = { readonly state: 'on_its_way' | 'failed'; readonly amountPence: number };

/** Of what was paid for the order: what the customer was told is on its way, and whether that came to nothing. */
function refundOf({ payment: { intentId, refunded, issues } }: LoadedOrder['state']): ToldRefund | null {
  const told = refunded.findLast((each) => each.intentId === intentId);
  if (!told || told.state === 'made') return null;
  const { amountPence } = told;
  if (told.state === 'pending') return { state: 'on_its_way', amountPence };
  const isOpen = issues.some(({ id, settled }) => !settled && (id === told.requestId || id === told.refundId));
  return isOpen ? { state: 'failed', amountPence } : null;
}

function customerOrderOf(id: string, { state, facts }: LoadedOrder): CustomerOrder {
  const { placed, discount, payment } = state;
  const last = facts.at(-1);
  const refunded = refundedPence(state);
  const refund = refundOf(state);
  if (!placed || !last) throw new RefusedError<OrderRefusal>('NotPlaced');
  return {
    id,
    amount: poundsOf(placed.amountPence),
    finalAmount: poundsOf(finalPence(state)),
    discountCode: discount?.code ?? null,
    discountAmount: poundsOf(discount?.discountPence ?? 0),
    ...(state.secondWill && { secondWill: poundsOf(state.secondWill.pence) }),
    ...(state.prepaidBy !== null && { prepaid: true }),
    refunded: poundsOf(refunded),
    refund: refund && { state: refund.state, amount: poundsOf(refund.amountPence) },
    closed: state.status === 'archived' && payment.paidPence !== null && keptPence(state, refund?.amountPence ?? 0).own === 0,
    paymentStatus: payment.status,
    updatedAt: last.recordedAt,
    enquiries: state.enquiries.filter((enquiry) => enquiry.state !== 'closed').length,
    problems: problemsIn(facts).map(({ id: problemId, at, answered }) => ({
      id: problemId,
      reportedAt: at,
      answered: answered && { at: answered.at, text: answered.text },
    })),
  };
}
