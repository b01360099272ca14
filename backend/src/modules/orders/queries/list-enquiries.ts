import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CustomerEnquiry } from '@willow/contracts';
import { enquiriesIn } from '../enquiries.ts';
import { Orders } from '../orders.repository.ts';

/** What our team asked the customer of an order, oldest first; folded from history, so never stale. */
export class ListEnquiries extends Query<readonly CustomerEnquiry[]> {
  constructor(readonly orderId: string) {
    super();
  }
}

@QueryHandler(ListEnquiries)
export class ListEnquiriesHandler implements IQueryHandler<ListEnquiries> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId }: ListEnquiries): Promise<readonly CustomerEnquiry[]> {
    const { facts } = await this.orders.load(orderId);
    return enquiriesIn(facts).map(({ id, step, state, asked, answer }) => ({
      id,
      step,
      state,
      question: asked.text,
      askedAt: asked.at,
      answer: answer && { text: answer.text, by: answer.how, at: answer.at },
    }));
  }
}
