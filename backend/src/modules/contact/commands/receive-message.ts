import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ContactForm } from '@willow/contracts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { Messages } from '../messages.repository.ts';

/** Somebody writes to us. */
export class ReceiveMessage extends Command<void> {
  constructor(
    readonly form: ContactForm,
    /** Whose session it came in, if there was one. */
    readonly customerId: string | null,
    readonly acknowledge: boolean,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ReceiveMessage)
export class ReceiveMessageHandler implements ICommandHandler<ReceiveMessage> {
  constructor(private readonly messages: Messages) {}

  async execute({ form: { topic, ...writing }, customerId, acknowledge, context }: ReceiveMessage): Promise<void> {
    const writer = this.messages.writerOf(writing.email);
    await this.messages.handle(uuid(), { type: 'Receive', topic, writer, customerId, acknowledge, writing }, context);
  }
}
