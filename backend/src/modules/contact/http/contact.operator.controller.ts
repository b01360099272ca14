import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { answerMessage, type BodyOf, closeMessage, listMessages, MESSAGES, type ParamsOf, type QueryOf } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, OperatorSubject, ReadAfter } from '../../../platform/http/decorators.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { RecordListView } from '../../operators/index.ts';
import { SettleMessage } from '../commands/settle-message.ts';
import { GetMessage } from '../queries/get-message.ts';
import { ListMessages } from '../queries/list-messages.ts';

@Controller()
export class ContactOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(listMessages)
  async list(
    @Query() { show }: QueryOf<typeof listMessages>,
    @OperatorSubject() by: SignedInOperator,
    @ReadAfter() after: string | null,
    @Ctx() context: Context,
  ) {
    await this.commands.execute(new RecordListView(by.id, 'messages', context));
    return this.queries.execute(new ListMessages(show, after));
  }

  @Contract(answerMessage)
  async answer(@Param() { id }: ParamsOf<typeof answerMessage>, @Body() { answer }: BodyOf<typeof answerMessage>, @Ctx() context: Context) {
    await this.commands.execute(new SettleMessage(id, { type: 'Answer', answer }, context));
    return this.#standing(id);
  }

  @Contract(closeMessage)
  async close(@Param() { id }: ParamsOf<typeof closeMessage>, @Ctx() context: Context) {
    await this.commands.execute(new SettleMessage(id, { type: 'Close' }, context));
    return this.#standing(id);
  }

  async #standing(id: string) {
    const message = await this.queries.execute(new GetMessage(id));
    if (!message) throw new RequestRefused(404, MESSAGES.messageUnknown);
    return message;
  }
}
