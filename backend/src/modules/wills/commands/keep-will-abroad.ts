import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { WillRefusal } from '../domain/will.commands.ts';
import { underReview } from '../version-tag.ts';
import { DraftingPool } from '../drafting-pool/drafting-pool.ts';
import { WillDrafts } from '../will-drafts.ts';
import type { WillVersion } from '../will-version.ts';
import { Wills } from '../wills.repository.ts';

/** `named`: the tag of the version that was read, if the operator named one. */
export class KeepWillAbroad extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly version: WillVersion,
    readonly named: string | null,
    readonly kept: { readonly country: string; readonly answerHash: string },
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(KeepWillAbroad)
export class KeepWillAbroadHandler implements ICommandHandler<KeepWillAbroad> {
  constructor(
    private readonly wills: Wills,
    private readonly drafts: WillDrafts,
    private readonly drafting: DraftingPool,
  ) {}

  async execute({ orderId, version, named, kept, context }: KeepWillAbroad): Promise<void> {
    const input = await this.drafts.load(version);
    if (!input) throw new RefusedError<WillRefusal>('NothingToReview');
    const { customerId, willRevision } = version;
    const { tag, reviewed } = underReview((await this.wills.load(customerId)).state, version, kept.answerHash);
    if (named !== null && named !== tag) throw new RefusedError<WillRefusal>('AnswersMoved');
    const settings = kept.country === '' ? {} : { keepsWillIn: kept.country };
    const review = await this.drafting.run('findings', { ...input, settings });
    const command = { type: 'KeepWillAbroad', orderId, willRevision, review, ...kept, reviewed: named && reviewed } as const;
    await this.wills.handle(customerId, command, context);
  }
}
