import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Wills } from '../wills.repository.ts';
import type { WillCommand } from '../domain/will.commands.ts';

/** Safe to repeat: once per approval. */
export class RecordWillSent extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly sent: Omit<Extract<WillCommand, { type: 'RecordWillSent' }>, 'type'>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RecordWillSent)
export class RecordWillSentHandler implements ICommandHandler<RecordWillSent> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, sent, context }: RecordWillSent): Promise<void> {
    await this.wills.handle(customerId, { type: 'RecordWillSent', ...sent }, context);
  }
}
