import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Orders } from '../orders.repository.ts';

export type DeliveryOutcome = 'queued' | 'sent' | 'failed';

/** The draft of an approval, or the receipt of a request; null for the receipt of the payment. */
export type OrderMail = { readonly approvalId: string } | { readonly receiptRequestId: string | null };

export class GetDelivery extends Query<DeliveryOutcome> {
  constructor(
    readonly orderId: string,
    readonly mail: OrderMail,
  ) {
    super();
  }
}

@QueryHandler(GetDelivery)
export class GetDeliveryHandler implements IQueryHandler<GetDelivery> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, mail }: GetDelivery): Promise<DeliveryOutcome> {
    const { sends, receipt } = (await this.orders.load(orderId)).state;
    if ('approvalId' in mail) return sends[mail.approvalId] ?? 'queued';
    if (mail.receiptRequestId === null) return receipt.sent ? 'sent' : 'queued';
    return receipt.outcomes[mail.receiptRequestId] ?? 'queued';
  }
}
