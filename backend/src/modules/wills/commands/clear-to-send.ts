import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Wills } from '../wills.repository.ts';

/**
 * Decided on the stream that holds the flag decisions: one that is taken back at the same moment either comes first and stops the will, or
 * comes after it.
 */
export class ClearToSend extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly willRevision: number,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ClearToSend)
export class ClearToSendHandler implements ICommandHandler<ClearToSend> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, willRevision, context }: ClearToSend): Promise<void> {
    await this.wills.handle(customerId, { type: 'ClearToSend', willRevision }, context);
  }
}
