import { Body, Controller, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BodyOf, listAccess, MESSAGES, type QueryOf, recordExport, verifyLog } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, OperatorSubject, ReadAfter } from '../../../platform/http/decorators.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { RecordExport } from '../../operators/index.ts';
import { VerifyLog } from '../commands/verify-log.ts';
import { ListAccess } from '../queries/list-access.ts';

@Controller()
export class AccessOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(recordExport)
  async exported(@Body() exported: BodyOf<typeof recordExport>, @OperatorSubject() by: SignedInOperator, @Ctx() context: Context) {
    // What they cannot read they cannot export.
    if (by.role === 'auditor' && exported.list !== 'orders') throw new RequestRefused(403, MESSAGES.forbidden);
    await this.commands.execute(new RecordExport(by.id, exported, context));
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
