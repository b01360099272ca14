import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Movement, PaymentGateway, type Payout } from '../payment/payment-gateway.ts';

export type FullPayout = Payout & { readonly movements: readonly Movement[] };

/** What the card provider paid out on these days, with all that each is made of, earliest first. Throws PaymentUnavailable. */
export class ListPayouts extends Query<readonly FullPayout[]> {
  constructor(readonly days: { readonly from: string | null; readonly to: string | null }) {
    super();
  }
}

@QueryHandler(ListPayouts)
export class ListPayoutsHandler implements IQueryHandler<ListPayouts> {
  constructor(private readonly gateway: PaymentGateway) {}

  async execute({ days }: ListPayouts): Promise<readonly FullPayout[]> {
    const full: FullPayout[] = [];
    // One after the other: the provider limits how much is asked at once.
    for (const payout of await this.gateway.findPayouts(days))
      full.push({ ...payout, movements: await this.gateway.findMovements(payout.id) });
    return full.toSorted((one, other) => one.arrivesOn.localeCompare(other.arrivesOn) || one.id.localeCompare(other.id));
  }
}
