import { Readable } from 'node:stream';
import { Body, Controller, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type BodyOf,
  exportAccess,
  listAccess,
  listAccessPeople,
  londonDate,
  MESSAGES,
  type QueryOf,
  recordExport,
  verifyLog,
} from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, OperatorSubject, ReadAfter } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { sendCsv } from '../../../platform/http/send-file.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { EXPORTS, ListKnownPeople, RecordExport } from '../../operators/index.ts';
import { VerifyLog } from '../commands/verify-log.ts';
import { ExportAccess } from '../queries/export-access.ts';
import { ListAccess } from '../queries/list-access.ts';

@Controller()
export class AccessOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(recordExport)
  @Limited(EXPORTS)
  async exported(@Body() exported: BodyOf<typeof recordExport>, @OperatorSubject() { id }: SignedInOperator, @Ctx() context: Context) {
    await this.commands.execute(new RecordExport(id, exported, context));
    return { recorded: true as const };
  }

  @Contract(listAccess)
  list(@Query() { before, ...filter }: QueryOf<typeof listAccess>, @ReadAfter() after: string | null) {
    return this.queries.execute(new ListAccess(filter, before, after));
  }

  @Contract(listAccessPeople)
  people() {
    return this.queries.execute(new ListKnownPeople());
  }

  @Contract(exportAccess)
  @Limited(EXPORTS)
  async export(
    @Body() { purpose, ...filter }: BodyOf<typeof exportAccess>,
    @OperatorSubject() { id }: SignedInOperator,
    @ReadAfter() after: string | null,
    @Ctx() context: Context,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { rows, lines } = await this.queries.execute(new ExportAccess(filter, after));
    if (rows === 0) throw new RequestRefused(409, MESSAGES.nothingToExport);
    const { from = null, to = null } = filter;
    // Before the first line: what cannot be recorded is not offered.
    await this.commands.execute(new RecordExport(id, { sheet: 'access', from, to, rows, purpose }, context));
    await sendCsv(reply, Readable.from(lines), `access-${londonDate(context.now)}.csv`);
  }

  @Contract(verifyLog)
  async verify(@OperatorSubject() { id }: SignedInOperator, @Ctx() context: Context) {
    await this.commands.execute(new VerifyLog(id, context));
    return { asked: true as const };
  }
}
