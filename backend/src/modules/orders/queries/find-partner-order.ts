import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource, IsNull, Not } from 'typeorm';
import { FactCodec } from '../../../event-sourcing/codec/fact-codec.ts';
import { Orders, orderStream } from '../orders.repository.ts';
import { OrderPairRow } from '../projections/order-pair.entity.ts';

/**
 * The order of a customer's partner, when it can be paid for with this one; null otherwise. That the partner left makes no difference: nobody
 * is told of it (ADR 0085).
 */
export class FindPartnerOrder extends Query<string | null> {
  constructor(readonly orderId: string) {
    super();
  }
}

@QueryHandler(FindPartnerOrder)
export class FindPartnerOrderHandler implements IQueryHandler<FindPartnerOrder> {
  constructor(
    private readonly db: DataSource,
    private readonly orders: Orders,
    private readonly codec: FactCodec,
  ) {}

  async execute({ orderId }: FindPartnerOrder): Promise<string | null> {
    const where = [
      { inviter: orderId, inviterLeft: false, partner: Not(IsNull()) },
      { partner: orderId, partnerLeft: false },
    ];
    const pair = await this.db.getRepository(OrderPairRow).findOne({ where, order: { createdAt: 'DESC', id: 'ASC' } });
    const partner = pair?.inviter === orderId ? pair.partner : pair?.inviter;
    if (!partner || (await this.codec.keyOf(orderStream(partner))) === null) return null;
    const { payment, prepaidBy } = (await this.orders.load(partner)).state;
    return payment.status === 'succeeded' || payment.status === 'processing' || prepaidBy !== null ? null : partner;
  }
}
