import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PaymentGateway } from '../payment/payment-gateway.ts';

/** An intent that there is not: to be told so, the provider must be there, and know us. */
const NO_INTENT = 'pi_statuscheck';

/** Whether the card provider answers. */
export class TakesPayments extends Query<boolean> {}

@QueryHandler(TakesPayments)
export class TakesPaymentsHandler implements IQueryHandler<TakesPayments> {
  constructor(private readonly gateway: PaymentGateway) {}

  async execute(): Promise<boolean> {
    return this.gateway.findIntent(NO_INTENT).then(
      () => true,
      () => false,
    );
  }
}
