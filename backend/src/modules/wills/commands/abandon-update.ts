import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Wills } from '../wills.repository.ts';

/** Safe to repeat. Refused once the changes were handed in. */
export class AbandonUpdate extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly orderId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(AbandonUpdate)
export class AbandonUpdateHandler implements ICommandHandler<AbandonUpdate> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, orderId, context }: AbandonUpdate): Promise<void> {
    await this.wills.handle(customerId, { type: 'AbandonUpdate', orderId }, context);
  }
}
