import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import type { WillCommand } from '../domain/will.commands.ts';
import { will } from '../domain/will.decider.ts';
import { WILL_REFUSALS } from '../will.refusals.ts';
import { willStream } from '../will.streams.ts';

/** The will of a revision went out to its customer, under an approval. Safe to repeat. */
export class RecordDelivery extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly delivery: Omit<Extract<WillCommand, { type: 'RecordDelivery' }>, 'type'>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RecordDelivery)
export class RecordDeliveryHandler implements ICommandHandler<RecordDelivery> {
  constructor(private readonly streams: Streams) {}

  async execute({ customerId, delivery, context }: RecordDelivery): Promise<void> {
    accepted(await this.streams.handle(will, willStream(customerId), { type: 'RecordDelivery', ...delivery }, context), WILL_REFUSALS);
  }
}
