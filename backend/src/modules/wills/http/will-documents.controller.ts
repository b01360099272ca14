import { Controller, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { getWillDocument, getWillDocuments, MESSAGES, type ParamsOf, type QueryOf } from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import { Contract, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { sendPage, sendPdf } from '../../../platform/http/send-file.ts';
import { fileNameOf } from '../documents/file-name.ts';
import { GetDocument, GetExplanationPage, ListDocuments } from '../queries/get-document.ts';
import { PLANS } from '../will-limits.ts';

@Controller()
export class WillDocumentsController {
  constructor(private readonly queries: QueryBus) {}

  @Contract(getWillDocuments)
  @Limited(PLANS)
  list(@SubjectId() customerId: string) {
    return this.queries.execute(new ListDocuments(customerId));
  }

  @Contract(getWillDocument)
  @Limited(PLANS)
  async document(
    @SubjectId() customerId: string,
    @Param() { name }: ParamsOf<typeof getWillDocument>,
    @Query() { edition = 'standard', format, version }: QueryOf<typeof getWillDocument>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (format === 'html') {
      if (name !== 'explanation') throw new RequestRefused(404, MESSAGES.notFound);
      return sendPage(reply, await this.queries.execute(new GetExplanationPage(customerId)));
    }
    const pdf = await this.queries.execute(new GetDocument(customerId, { name, edition }, version));
    return sendPdf(reply, pdf, { filename: fileNameOf({ name, kind: 'final', edition }), disposition: 'attachment' });
  }
}
