import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { sendVersion } from '../../../platform/http/version.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { RecordView, type View } from '../../operators/index.ts';
import { ReviewOrder } from '../commands/review-order.ts';
import { GetOrderVersion } from '../queries/get-order-version.ts';

type Look = Omit<View, 'version'> & { readonly by: SignedInOperator; readonly context: Context };

/** What shows an order's will says in which version, and is recorded with it before it is shown. */
@Injectable()
export class ShownOrders {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async show<T>({ orderId, what, by, context }: Look, reply: FastifyReply, read: () => Promise<T>): Promise<T> {
    if (by.role !== 'auditor') await this.commands.execute(new ReviewOrder(orderId, context));
    // Before it is read: what is submitted in between is then shown under the older name, which nothing can be approved by.
    const { version, tag } = await this.queries.execute(new GetOrderVersion(orderId));
    const shown = await read();
    // Headers alone show nothing.
    if (reply.request.method !== 'HEAD') await this.commands.execute(new RecordView(by.id, { orderId, what, version: tag }, context));
    sendVersion(reply, version);
    return shown;
  }
}
