import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type DocumentKind, type WillDocuments } from '@willow/contracts';
import { Orders } from '../orders.repository.ts';
import {
  GetReview,
  GetVersionExplanation,
  GetVersionPdf,
  GetVersionText,
  ListVersionDocuments,
  type DocumentVariant,
  type WillVersion,
} from '../../wills/index.ts';
import { GetWordingState } from '../../launch/index.ts';
import { stoppedByPayment } from '../domain/order.payment-stop.ts';
import { type Order, type Placed, willVersionOf } from '../domain/order.state.ts';

/** Empty while there is nothing to draft. */
export class GetDraftText extends Query<string> {
  constructor(readonly orderId: string) {
    super();
  }
}

export class GetOrderPdf extends Query<Uint8Array> {
  constructor(
    readonly orderId: string,
    readonly variant: DocumentVariant,
  ) {
    super();
  }
}

export class ListOrderDocuments extends Query<WillDocuments> {
  constructor(
    readonly orderId: string,
    readonly kind: DocumentKind,
  ) {
    super();
  }
}

export class GetOrderExplanation extends Query<string> {
  constructor(
    readonly orderId: string,
    readonly kind: DocumentKind,
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

async function readable(orders: Orders, queries: QueryBus, orderId: string, kind: DocumentKind): Promise<WillVersion> {
  const state = await placedOrder(orders, orderId);
  if (kind === 'final') {
    if (state.payment.status !== 'succeeded') throw new RefusedError<OrderRefusal>('PaymentNotReceived');
    const stop = stoppedByPayment(state);
    // What the customer has by mail is no secret any more.
    if (stop && !state.versions.at(-1)?.sent) throw new RefusedError<OrderRefusal>(stop);
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

  async execute({ orderId, variant }: GetOrderPdf): Promise<Uint8Array> {
    return this.queries.execute(new GetVersionPdf(await readable(this.orders, this.queries, orderId, variant.kind), variant));
  }
}

@QueryHandler(ListOrderDocuments)
export class ListOrderDocumentsHandler implements IQueryHandler<ListOrderDocuments> {
  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, kind }: ListOrderDocuments): Promise<WillDocuments> {
    return this.queries.execute(new ListVersionDocuments(await readable(this.orders, this.queries, orderId, kind), kind));
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
