import { Readable } from 'node:stream';
import { Body, Controller, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BodyOf, exportOrders, londonDate, MESSAGES, type QueryOf } from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, OperatorSubject, ReadAfter } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { sendCsv } from '../../../platform/http/send-file.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { EXPORTS, RecordExport } from '../../operators/index.ts';
import { ExportOrders } from '../queries/export-orders.ts';

@Controller()
export class ExportOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(exportOrders)
  @Limited(EXPORTS)
  async orders(
    @Query() filter: QueryOf<typeof exportOrders>,
    @Body() { purpose, search }: BodyOf<typeof exportOrders>,
    @ReadAfter() after: string | null,
    @OperatorSubject() { id: readerId, role }: SignedInOperator,
    @Ctx() context: Context,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = { filter: { ...filter, search }, now: context.now, readerId, names: role !== 'auditor' };
    const { rows, lines } = await this.queries.execute(new ExportOrders(asked, after));
    if (rows === 0) throw new RequestRefused(409, MESSAGES.nothingToExport);
    // Before the first line: what cannot be recorded is not offered.
    await this.commands.execute(new RecordExport(readerId, { list: 'orders', rows, purpose }, context));
    await sendCsv(reply, Readable.from(lines), `orders-${londonDate(context.now)}.csv`);
  }
}
