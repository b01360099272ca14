import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@willow/contracts';
import { Streams } from '../../../platform/facts/streams.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { Documents, GetReview, WillDrafts } from '../../wills/index.ts';
import { order } from '../domain/order.decider.ts';
import { type Order, type Placed, willVersionOf } from '../domain/order.state.ts';
import { orderStream } from '../order.streams.ts';

/** The will of an order as text. Empty while there is nothing to draft. */
export class GetDraftText extends Query<string> {
  constructor(readonly orderId: string) {
    super();
  }
}

/** The will of an order as PDF. The final one needs the payment. */
export class GetOrderPdf extends Query<Uint8Array> {
  constructor(
    readonly orderId: string,
    readonly kind: 'draft' | 'final',
  ) {
    super();
  }
}

async function placedOrder(streams: Streams, orderId: string): Promise<Order & { placed: Placed }> {
  const { state } = await streams.load(order, orderStream(orderId));
  if (!state.placed) throw new RequestRefused(404, MESSAGES.notFound);
  return { ...state, placed: state.placed };
}

@QueryHandler(GetDraftText)
export class GetDraftTextHandler implements IQueryHandler<GetDraftText> {
  constructor(
    private readonly streams: Streams,
    private readonly drafts: WillDrafts,
  ) {}

  async execute({ orderId }: GetDraftText): Promise<string> {
    const drafting = await this.drafts.draft(willVersionOf(await placedOrder(this.streams, orderId)), 'draft');
    if (!drafting) return '';
    if (!drafting.ok) throw new RequestRefused(409, drafting.refused.reason);
    return drafting.text;
  }
}

@QueryHandler(GetOrderPdf)
export class GetOrderPdfHandler implements IQueryHandler<GetOrderPdf> {
  constructor(
    private readonly streams: Streams,
    private readonly documents: Documents,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, kind }: GetOrderPdf): Promise<Uint8Array> {
    const state = await placedOrder(this.streams, orderId);
    if (kind === 'final' && state.payment.status !== 'succeeded') throw new RequestRefused(409, MESSAGES.paymentNotReceived);
    if (kind === 'final') await this.#refuseBlocked(state.placed);
    return this.documents.pdf(willVersionOf(state), kind);
  }

  /** A will that could be signed leaves in no way while a flag blocks it. */
  async #refuseBlocked({ customerId, willRevision }: Placed): Promise<void> {
    const review = await this.queries.execute(new GetReview(customerId, willRevision));
    if (!review) throw new RequestRefused(409, MESSAGES.notReviewed);
    if (review.blocked) throw new RequestRefused(409, review.stopped ?? MESSAGES.blocked);
  }
}
