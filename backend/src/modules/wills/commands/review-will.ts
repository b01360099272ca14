import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Wills } from '../wills.repository.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { WillRefusal } from '../domain/will.commands.ts';
import { DraftingPool } from '../drafting-pool/drafting-pool.ts';
import { WillDrafts } from '../will-drafts.ts';
import type { WillVersion } from '../will-version.ts';

/** Reviews what an order paid for by today's rules. Safe to repeat: known flags are not raised again. */
export class ReviewWill extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly version: WillVersion,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ReviewWill)
export class ReviewWillHandler implements ICommandHandler<ReviewWill> {
  constructor(
    private readonly wills: Wills,
    private readonly drafts: WillDrafts,
    private readonly drafting: DraftingPool,
  ) {}

  async execute({ orderId, version, context }: ReviewWill): Promise<void> {
    const input = await this.drafts.load(version);
    if (!input) throw new RefusedError<WillRefusal>('NothingToReview');
    const { customerId, ...revisions } = version;
    const review = await this.drafting.run('findings', input);
    await this.wills.handle(customerId, { type: 'RecordReview', orderId, ...revisions, review }, context);
  }
}
