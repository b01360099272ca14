import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import { will } from '../domain/will.decider.ts';
import { WILL_REFUSALS } from '../will.refusals.ts';
import { willStream } from '../will.streams.ts';

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
  constructor(private readonly streams: Streams) {}

  async execute({ customerId, willRevision, context }: ClearToSend): Promise<void> {
    accepted(await this.streams.handle(will, willStream(customerId), { type: 'ClearToSend', willRevision }, context), WILL_REFUSALS);
  }
}
