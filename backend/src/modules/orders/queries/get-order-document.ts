import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type PaperKind, type WillPapers } from '@willow/contracts';
import { Orders } from '../orders.repository.ts';
import {
  GetReview,
  GetVersionExplanation,
  GetVersionPdf,
  GetVersionText,
  ListVersionPapers,
  type Paper,
  type WillVersion,
} from '../../wills/index.ts';
import { GetWordingState } from '../../launch/index.ts';
import { type Order, type Placed, willVersionOf } from '../domain/order.state.ts';

/** The will of an order as text. Empty while there is nothing to draft. */
export class GetDraftText extends Query<string> {
  constructor(readonly orderId: string) {
    super();
  }
}

/** A paper of an order's will as PDF. A final one needs the payment. */
export class GetOrderPdf extends Query<Uint8Array> {
  constructor(
    readonly orderId: string,
    readonly paper: Paper,
  ) {
    super();
  }
}

/** The papers that an order's will has. */
export class ListOrderPapers extends Query<WillPapers> {
  constructor(
    readonly orderId: string,
    readonly kind: PaperKind,
  ) {
    super();
  }
}

/** The explanation of an order's will as a page for the screen. */
export class GetOrderExplanation extends Query<string> {
  constructor(
    readonly orderId: string,
    readonly kind: PaperKind,
  ) {
    super();
  }
}

async function placedOrder(orders: Orders, orderId: string): Promise<Order & { placed: Placed }> {
  const { state } = await orders.load(orderId);
  if (!state.placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
  return { ...state, placed: state.placed };
}

@QueryHandler(GetDraftText)
export class GetDraftTextHandler implements IQueryHandler<GetDraftText> {
  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId }: GetDraftText): Promise<string> {
    return this.queries.execute(new GetVersionText(willVersionOf(await placedOrder(this.orders, orderId))));
  }
}

/** The version of an order's will whose papers may be read: a final needs the payment, and no flag that blocks it. */
async function readable(orders: Orders, queries: QueryBus, orderId: string, kind: PaperKind): Promise<WillVersion> {
  const state = await placedOrder(orders, orderId);
  if (kind === 'final') {
    if (state.payment.status !== 'succeeded') throw new RefusedError<OrderRefusal>('PaymentNotReceived');
    await refuseBlocked(queries, state.placed);
  }
  return willVersionOf(state);
}

/** A will that could be signed leaves in no way while a flag blocks it, or while its wording waits for its approval. */
async function refuseBlocked(queries: QueryBus, { customerId, willRevision }: Placed): Promise<void> {
  const review = await queries.execute(new GetReview(customerId, willRevision));
  if (!review) throw new RefusedError<OrderRefusal>('OrderNotReviewed');
  if (review.blocked) throw new RefusedError<OrderRefusal>('OrderBlocked', { message: review.stopped ?? undefined });
  const { missing, stops } = await queries.execute(new GetWordingState());
  if (stops && missing !== null) throw new RefusedError<OrderRefusal>('WordingNotApproved', { message: missing });
}

@QueryHandler(GetOrderPdf)
export class GetOrderPdfHandler implements IQueryHandler<GetOrderPdf> {
  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, paper }: GetOrderPdf): Promise<Uint8Array> {
    return this.queries.execute(new GetVersionPdf(await readable(this.orders, this.queries, orderId, paper.kind), paper));
  }
}

@QueryHandler(ListOrderPapers)
export class ListOrderPapersHandler implements IQueryHandler<ListOrderPapers> {
  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, kind }: ListOrderPapers): Promise<WillPapers> {
    return this.queries.execute(new ListVersionPapers(await readable(this.orders, this.queries, orderId, kind), kind));
  }
}

@QueryHandler(GetOrderExplanation)
export class GetOrderExplanationHandler implements IQueryHandler<GetOrderExplanation> {
  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, kind }: GetOrderExplanation): Promise<string> {
    return this.queries.execute(new GetVersionExplanation(await readable(this.orders, this.queries, orderId, kind), kind));
  }
}
