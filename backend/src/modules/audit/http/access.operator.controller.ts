import { Body, Controller, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BodyOf, listAccess, type QueryOf, recordExport, verifyLog } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, OperatorSubject, ReadAfter } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { EXPORTS, RecordExport } from '../../operators/index.ts';
import { VerifyLog } from '../commands/verify-log.ts';
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
  list(@Query() { kind = 'all', before }: QueryOf<typeof listAccess>, @ReadAfter() after: string | null) {
    return this.queries.execute(new ListAccess(kind, before, after));
  }

  @Contract(verifyLog)
  async verify(@OperatorSubject() { id }: SignedInOperator, @Ctx() context: Context) {
    await this.commands.execute(new VerifyLog(id, context));
    return { asked: true as const };
  }
}
