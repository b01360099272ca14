import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { GetCustomer } from '../../customers/index.ts';
import { GetOrderAt } from '../../orders/index.ts';
import { evidenceText, isSpoken, isTold } from '../evidence.ts';
import { type Reading, Tellers } from './teller.ts';

/** What answers a dispute over an order, as a text for the card provider. Throws OrderUnknown. */
export class GetEvidence extends Query<string> {
  constructor(readonly reading: Reading) {
    super();
  }
}

@QueryHandler(GetEvidence)
export class GetEvidenceHandler implements IQueryHandler<GetEvidence> {
  constructor(
    private readonly tellers: Tellers,
    private readonly queries: QueryBus,
  ) {}

  async execute({ reading }: GetEvidence): Promise<string> {
    const { orderId, now } = reading;
    const { customerId, facts, teller } = await this.tellers.of(reading);
    const newest = facts.findLast(({ part }) => part === 'order')?.revision ?? -1;
    const [customer, { placed, payment }, entries] = await Promise.all([
      this.queries.execute(new GetCustomer(customerId)),
      this.queries.execute(new GetOrderAt(orderId, newest)),
      Promise.all(
        facts
          .filter(({ type }) => isTold(type))
          .map(async (fact) => {
            const { type, at, who, says, details } = await teller.entry(fact);
            return { type, at, who, says, data: fact.data, text: isSpoken(type) ? details.map(({ value }) => value) : [] };
          }),
      ),
    ]);
    return evidenceText({
      orderId,
      madeAt: now,
      customer: customer?.details ?? null,
      pricePence: placed?.amountPence ?? 0,
      paidPence: payment.paidPence ?? 0,
      secondPence: payment.secondPence,
      intentId: payment.intentId,
      entries,
    });
  }
}
