import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { WillRefusal } from '../domain/will.commands.ts';
import type { Will } from '../domain/will.state.ts';
import { underReview } from '../version-tag.ts';
import { DraftingPool } from '../drafting-pool/drafting-pool.ts';
import { WillDrafts } from '../will-drafts.ts';
import type { WillVersion } from '../will-version.ts';
import { Wills } from '../wills.repository.ts';

/** What an operator has read, by tags: the version that the approval names, if it does, and all whose text they have opened. */
export type ReadVersions = { readonly named: string | null; readonly opened: readonly string[] };

/**
 * Refused for another version than was read and for what cannot be drafted, before anything is recorded, and for flags that stop it. Decided
 * on the stream that holds the flag decisions: one that is taken back at the same moment either comes first and stops the will, or comes
 * after it. Answers the tag of the version that may go out.
 */
export class ClearToSend extends Command<string> {
  constructor(
    readonly orderId: string,
    readonly version: WillVersion,
    readonly read: ReadVersions,
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
    private readonly drafting: DraftingPool,
  ) {}

  async execute({ orderId, version, read: { named, opened }, context }: ClearToSend): Promise<string> {
    const input = await this.drafts.load(version);
    if (!input) throw new RefusedError<WillRefusal>('NothingToReview');
    const { customerId, ...revisions } = version;
    const review = await this.drafting.run('findings', input);
    const current = (state: Will) => underReview(state, version, review.answerHash);
    const refuseOther = (tag: string) => {
      if (named !== null && named !== tag) throw new RefusedError<WillRefusal>('AnswersMoved');
    };
    refuseOther(current((await this.wills.load(customerId)).state).tag);
    const planned = await this.drafting.run('contentHash', input);
    if (!planned.ok) throw new RefusedError<WillRefusal>('WillImpossible', { message: planned.refused.reason });
    const { state } = await this.wills.handle(customerId, { type: 'RecordReview', orderId, ...revisions, review }, context);
    const { tag, reviewed } = current(state);
    refuseOther(tag);
    await this.wills.handle(customerId, { type: 'ClearToSend', ...revisions, reviewed, opened: opened.includes(tag) }, context);
    return tag;
  }
}
