import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { MessageCommand } from '../domain/message.ts';
import { Messages } from '../messages.repository.ts';

/** An operator answers a message, puts it aside, or says how a call went. */
export class SettleMessage extends Command<void> {
  constructor(
    readonly messageId: string,
    readonly change: Extract<MessageCommand, { type: 'Answer' | 'Close' | 'RecordCall' }>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SettleMessage)
export class SettleMessageHandler implements ICommandHandler<SettleMessage> {
  constructor(private readonly messages: Messages) {}

  async execute({ messageId, change, context }: SettleMessage): Promise<void> {
    await this.messages.handle(messageId, change, context);
  }
}
