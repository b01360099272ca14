import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { planWill } from '../../../drafting/index.ts';
import type { WillRefusal } from '../domain/will.commands.ts';
import { findingsOf } from '../review-findings.ts';
import { WillDrafts } from '../will-drafts.ts';
import type { WillVersion } from '../will-version.ts';
import { Wills } from '../wills.repository.ts';

/**
 * Refused for what cannot be drafted, before anything is recorded, and for flags that stop it. Decided on the stream that holds the flag
 * decisions: one that is taken back at the same moment either comes first and stops the will, or comes after it.
 */
export class ClearToSend extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly version: WillVersion,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ClearToSend)
export class ClearToSendHandler implements ICommandHandler<ClearToSend> {
  constructor(
    private readonly wills: Wills,
    private readonly drafts: WillDrafts,
  ) {}

  async execute({ orderId, version, context }: ClearToSend): Promise<void> {
    const input = await this.drafts.load(version);
    if (!input) throw new RefusedError<WillRefusal>('NothingToReview');
    const planned = planWill(input);
    if (!planned.ok) throw new RefusedError<WillRefusal>('WillImpossible', { message: planned.refused.reason });
    const { customerId, willRevision } = version;
    await this.wills.handle(customerId, { type: 'RecordReview', orderId, willRevision, review: findingsOf(input) }, context);
    await this.wills.handle(customerId, { type: 'ClearToSend', willRevision }, context);
  }
}
