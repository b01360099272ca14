import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Wills } from '../wills.repository.ts';
import type { WillVersion } from '../will-version.ts';

/** Refused unless the draft of exactly this version has failed. */
export class RetryFailedDraft extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly version: WillVersion,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RetryFailedDraft)
export class RetryFailedDraftHandler implements ICommandHandler<RetryFailedDraft> {
  constructor(private readonly wills: Wills) {}

  async execute({ orderId, version: { customerId, ...version }, context }: RetryFailedDraft): Promise<void> {
    await this.wills.handle(customerId, { type: 'RetryDraft', orderId, ...version }, context);
  }
}
