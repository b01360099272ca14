import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Orders } from '../orders.repository.ts';

export type DeliveryOutcome = 'queued' | 'sent' | 'failed';

/** The draft of an approval, the will of a request, or the receipt of one; null for the receipt of the payment. */
export type OrderMail =
  | { readonly approvalId: string }
  | { readonly resendRequestId: string }
  | { readonly receiptRequestId: string | null };

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
    const { sends, resend, receipt } = (await this.orders.load(orderId)).state;
    if ('approvalId' in mail) return sends[mail.approvalId] ?? 'queued';
    if ('resendRequestId' in mail) return resend.outcomes[mail.resendRequestId] ?? 'queued';
    if (mail.receiptRequestId === null) return receipt.sent ? 'sent' : 'queued';
    return receipt.outcomes[mail.receiptRequestId] ?? 'queued';
  }
}
