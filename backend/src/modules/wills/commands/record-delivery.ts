import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Wills } from '../wills.repository.ts';
import type { WillCommand } from '../domain/will.commands.ts';

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
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, delivery, context }: RecordDelivery): Promise<void> {
    await this.wills.handle(customerId, { type: 'RecordDelivery', ...delivery }, context);
  }
}
