import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Wills } from '../wills.repository.ts';

/**
 * Lets a will go out, or refuses with the flags that stop it. It is decided on the stream that holds the decisions, so that a decision
 * taken back at the same moment comes either before it, and stops it, or after it.
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
