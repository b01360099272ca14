import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallBackForm } from '@willow/contracts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { Messages } from '../messages.repository.ts';

/** Somebody asks us to ring. */
export class RequestCallBack extends Command<void> {
  constructor(
    readonly form: CallBackForm,
    /** Whose session it came in, if there was one. */
    readonly customerId: string | null,
    readonly acknowledge: boolean,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RequestCallBack)
export class RequestCallBackHandler implements ICommandHandler<RequestCallBack> {
  constructor(private readonly messages: Messages) {}

  async execute({ form: { topic, slot, ...caller }, customerId, acknowledge, context }: RequestCallBack): Promise<void> {
    const writer = this.messages.writerOf(caller.email);
    const { now } = context;
    await this.messages.handle(uuid(), { type: 'RequestCall', topic, writer, customerId, slot, acknowledge, caller, now }, context);
  }
}
