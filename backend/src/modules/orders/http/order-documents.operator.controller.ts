import { Controller, Param, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { getOrderDocument, getOrderDocuments, MESSAGES, type ParamsOf, type QueryOf } from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Ctx, Contract, SubjectId } from '../../../platform/http/decorators.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { sendPage, sendPdf } from '../../../platform/http/send-file.ts';
import { RecordView } from '../../operators/index.ts';
import { fileNameOf } from '../../wills/index.ts';
import { GetOrderExplanation, GetOrderPdf, ListOrderDocuments } from '../queries/get-order-document.ts';

@Controller()
export class OrderDocumentsOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(getOrderDocuments)
  list(@Param() { id }: ParamsOf<typeof getOrderDocuments>, @Query() { kind = 'draft' }: QueryOf<typeof getOrderDocuments>) {
    return this.queries.execute(new ListOrderDocuments(id, kind));
  }

  @Contract(getOrderDocument)
  async document(
    @Param() { id, name }: ParamsOf<typeof getOrderDocument>,
    @Query() { kind = 'draft', edition = 'standard', format }: QueryOf<typeof getOrderDocument>,
    @SubjectId() operatorId: string,
    @Ctx() context: Context,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (format === 'html' && name !== 'explanation') throw new RequestRefused(404, MESSAGES.notFound);
    const variant = { name, kind, edition };
    const made =
      format === 'html'
        ? await this.queries.execute(new GetOrderExplanation(id, kind))
        : await this.queries.execute(new GetOrderPdf(id, variant));
    await this.commands.execute(new RecordView(operatorId, id, kind, context));
    if (typeof made === 'string') return sendPage(reply, made);
    return sendPdf(reply, made, { filename: fileNameOf(variant, id.slice(0, 8)), disposition: 'inline' });
  }
}
