import { Controller, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { downloadMyData, downloadMyDataPdf, getWillHistory, MESSAGES } from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, ReadAfter, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { sendJson, sendPdf } from '../../../platform/http/send-file.ts';
import type { Limit } from '../../../platform/sessions/rate-limiter.ts';
import { RequestDataDownload } from '../../customers/index.ts';
import { Copies } from '../copies/copies.ts';
import { GetWillHistory } from '../queries/get-will-history.ts';
import { GetMyData } from '../queries/get-my-data.ts';

/** Each reads all of somebody's history, and is kept for ever itself. */
const DOWNLOADS: Limit = { name: 'data-downloads', max: 5, windowSeconds: 3600, userMessage: MESSAGES.tooManyDownloads };

/** Opens every answer that was ever saved. */
const HISTORIES: Limit = { name: 'own-history-reads', max: 30, windowSeconds: 60 };

@Controller()
export class MyDataController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly copies: Copies,
  ) {}

  @Contract(downloadMyData)
  @Limited(DOWNLOADS)
  async json(
    @SubjectId() customerId: string,
    @ReadAfter() after: string | null,
    @Ctx() context: Context,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new RequestDataDownload(customerId, 'json', context));
    const data = await this.queries.execute(new GetMyData(customerId, after));
    if (!data) throw new RequestRefused(401, MESSAGES.notAuthenticated);
    await sendJson(reply, data, 'my-willow-data.json');
  }

  @Contract(downloadMyDataPdf)
  @Limited(DOWNLOADS)
  async pdf(
    @SubjectId() customerId: string,
    @ReadAfter() after: string | null,
    @Ctx() context: Context,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new RequestDataDownload(customerId, 'pdf', context));
    await sendPdf(reply, await this.copies.pdf(customerId, after), { filename: 'my-willow-data.pdf', disposition: 'attachment' });
  }

  @Contract(getWillHistory)
  @Limited(HISTORIES)
  async history(@SubjectId() customerId: string) {
    return { lines: await this.queries.execute(new GetWillHistory(customerId)) };
  }
}
