import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BodyOf, listCallBacks, MESSAGES, type ParamsOf, type QueryOf, recordCall } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, OperatorSubject, ReadAfter } from '../../../platform/http/decorators.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { RecordListView } from '../../operators/index.ts';
import { SettleMessage } from '../commands/settle-message.ts';
import { GetMessage } from '../queries/get-message.ts';
import { isCallBack, ListCallBacks } from '../queries/list-call-backs.ts';

@Controller()
export class CallBackOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(listCallBacks)
  async list(
    @Query() { show }: QueryOf<typeof listCallBacks>,
    @OperatorSubject() by: SignedInOperator,
    @ReadAfter() after: string | null,
    @Ctx() context: Context,
  ) {
    await this.commands.execute(new RecordListView(by.id, 'call_backs', context));
    return this.queries.execute(new ListCallBacks(show, after));
  }

  @Contract(recordCall)
  async record(@Param() { id }: ParamsOf<typeof recordCall>, @Body() said: BodyOf<typeof recordCall>, @Ctx() context: Context) {
    await this.commands.execute(new SettleMessage(id, { type: 'RecordCall', ...said }, context));
    const message = await this.queries.execute(new GetMessage(id));
    if (!isCallBack(message)) throw new RequestRefused(404, MESSAGES.messageUnknown);
    return message;
  }
}
