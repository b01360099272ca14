import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { isReferralId, Referrals } from '../referrals.repository.ts';

/** An invitation was opened. An unknown id records nothing. */
export class RecordClick extends Command<void> {
  constructor(
    readonly referralId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RecordClick)
export class RecordClickHandler implements ICommandHandler<RecordClick> {
  constructor(private readonly referrals: Referrals) {}

  async execute({ referralId, context }: RecordClick): Promise<void> {
    if (isReferralId(referralId)) await this.referrals.handle(referralId, { type: 'Click' }, context);
  }
}
