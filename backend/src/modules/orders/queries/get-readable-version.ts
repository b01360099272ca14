import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { DocumentKind } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { GetWordingState } from '../../launch/index.ts';
import { GetReview, type WillVersion } from '../../wills/index.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { stoppedByPayment } from '../domain/order.payment-stop.ts';
import { type Placed, willVersionOf } from '../domain/order.state.ts';
import { Orders } from '../orders.repository.ts';

/** The version of the will that an order has now, for whoever reads its documents. Refuses while a final one may be read in no way. */
export class GetReadableVersion extends Query<WillVersion> {
  constructor(
    readonly orderId: string,
    readonly kind: DocumentKind,
  ) {
    super();
  }
}

@QueryHandler(GetReadableVersion)
export class GetReadableVersionHandler implements IQueryHandler<GetReadableVersion> {
  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, kind }: GetReadableVersion): Promise<WillVersion> {
    const { state } = await this.orders.load(orderId);
    const { placed } = state;
    if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    if (kind === 'final') {
      if (state.payment.status !== 'succeeded') throw new RefusedError<OrderRefusal>('PaymentNotReceived');
      const stop = stoppedByPayment(state);
      // What the customer has by mail is no secret any more.
      if (stop && !state.versions.at(-1)?.sent) throw new RefusedError<OrderRefusal>(stop);
      await refuseBlocked(this.queries, placed);
    }
    return willVersionOf({ ...state, placed });
  }
}

/** A will that could be signed leaves in no way while a flag blocks it, or while its wording waits for its approval. */
async function refuseBlocked(queries: QueryBus, { customerId, willRevision }: Placed): Promise<void> {
  const review = await queries.execute(new GetReview(customerId, willRevision));
  if (!review) throw new RefusedError<OrderRefusal>('OrderNotReviewed');
  if (review.blocked) throw new RefusedError<OrderRefusal>('OrderBlocked', { message: review.stopped ?? undefined });
  const { missing, stops } = await queries.execute(new GetWordingState());
  if (stops && missing !== null) throw new RefusedError<OrderRefusal>('WordingNotApproved', { message: missing });
}
