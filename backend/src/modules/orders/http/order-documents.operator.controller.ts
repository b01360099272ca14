import { Controller, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  getOrderDocument,
  getOrderDocuments,
  getOrderReading,
  MESSAGES,
  type OrderReading,
  type ParamsOf,
  type QueryOf,
} from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Ctx, Contract, OperatorSubject } from '../../../platform/http/decorators.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { sendPage, sendPdf } from '../../../platform/http/send-file.ts';
import { fileNameOf, GetVersionExplanation, GetVersionPdf, ListVersionDocuments } from '../../wills/index.ts';
import { ShownOrders } from './shown-orders.ts';
import { GetOrderReading } from '../queries/get-order-reading.ts';
import { GetReadableVersion } from '../queries/get-readable-version.ts';

@Controller()
export class OrderDocumentsOperatorController {
  constructor(
    private readonly queries: QueryBus,
    private readonly shown: ShownOrders,
  ) {}

  @Contract(getOrderDocuments)
  async list(@Param() { id }: ParamsOf<typeof getOrderDocuments>, @Query() { kind = 'draft' }: QueryOf<typeof getOrderDocuments>) {
    const version = await this.queries.execute(new GetReadableVersion(id, kind));
    return this.queries.execute(new ListVersionDocuments(version, kind));
  }

  @Contract(getOrderReading)
  reading(
    @Param() { id }: ParamsOf<typeof getOrderReading>,
    @OperatorSubject() by: SignedInOperator,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderReading> {
    const look = { orderId: id, what: 'draft', by, context } as const;
    return this.shown.show(look, reply, () => this.queries.execute(new GetOrderReading(id)));
  }

  @Contract(getOrderDocument)
  async document(
    @Param() { id, name }: ParamsOf<typeof getOrderDocument>,
    @Query() { kind = 'draft', edition = 'standard', format }: QueryOf<typeof getOrderDocument>,
    @OperatorSubject() by: SignedInOperator,
    @Ctx() context: Context,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (format === 'html' && name !== 'explanation') throw new RequestRefused(404, MESSAGES.notFound);
    const variant = { name, kind, edition };
    const look = { orderId: id, what: name === 'will' ? kind : 'sheet', by, context } as const;
    const made = await this.shown.show<string | Uint8Array>(look, reply, async () => {
      const version = await this.queries.execute(new GetReadableVersion(id, kind));
      if (format === 'html') return this.queries.execute(new GetVersionExplanation(version, kind));
      return this.queries.execute(new GetVersionPdf(version, variant));
    });
    if (typeof made === 'string') return sendPage(reply, made);
    return sendPdf(reply, made, { filename: fileNameOf(variant, id.slice(0, 8)), disposition: 'inline' });
  }
}
