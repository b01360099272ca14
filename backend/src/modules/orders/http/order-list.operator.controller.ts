import { Body, Controller, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type AdminOrder, type BodyOf, countQueues, listOrders, type QueryOf, type ResponseOf, searchOrders } from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, OperatorSubject, ReadAfter } from '../../../platform/http/decorators.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { CountQueues } from '../queries/count-queues.ts';
import { ListOrders } from '../queries/list-orders.ts';
import type { Asked, OrderFilter } from '../queries/order-filter.ts';

@Controller()
export class OrderListOperatorController {
  constructor(private readonly queries: QueryBus) {}

  @Contract(listOrders)
  list(
    @Query() filter: QueryOf<typeof listOrders>,
    @ReadAfter() after: string | null,
    @OperatorSubject() reader: SignedInOperator,
    @Ctx() { now }: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminOrder[]> {
    return this.#page(askedBy(reader, filter, now), after, reply);
  }

  @Contract(searchOrders)
  search(
    @Query() filter: QueryOf<typeof searchOrders>,
    @Body() { search }: BodyOf<typeof searchOrders>,
    @ReadAfter() after: string | null,
    @OperatorSubject() reader: SignedInOperator,
    @Ctx() { now }: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminOrder[]> {
    return this.#page(askedBy(reader, { ...filter, search }, now), after, reply);
  }

  @Contract(countQueues)
  counts(@ReadAfter() after: string | null, @Ctx() { now }: Context): Promise<ResponseOf<typeof countQueues>> {
    return this.queries.execute(new CountQueues(after, now));
  }

  async #page(asked: Asked, after: string | null, reply: FastifyReply): Promise<AdminOrder[]> {
    const { orders, total, more, after: next, before } = await this.queries.execute(new ListOrders(asked, after));
    void reply.header('x-total-count', `${total}${more ? '+' : ''}`);
    if (next !== null) void reply.header('x-after', next);
    if (before !== null) void reply.header('x-before', before);
    return orders;
  }
}

const askedBy = ({ id: readerId, role }: SignedInOperator, filter: OrderFilter, now: Date): Asked => ({
  filter,
  now,
  readerId,
  names: role !== 'auditor',
});
