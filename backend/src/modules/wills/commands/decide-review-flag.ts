import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { WillCommand, WillRefusal } from '../domain/will.commands.ts';
import { underReview } from '../version-tag.ts';
import type { WillVersion } from '../will-version.ts';
import { Wills } from '../wills.repository.ts';

type Decision = Omit<Extract<WillCommand, { type: 'DecideReviewFlag' }>, 'type' | 'willRevision' | 'reviewed'>;

/** `named`: the tag of the version that was read, if the operator named one. */
export class DecideReviewFlag extends Command<void> {
  constructor(
    readonly version: WillVersion,
    readonly named: string | null,
    readonly decision: Decision,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(DecideReviewFlag)
export class DecideReviewFlagHandler implements ICommandHandler<DecideReviewFlag> {
  constructor(private readonly wills: Wills) {}

  async execute({ version, named, decision, context }: DecideReviewFlag): Promise<void> {
    const reviewed = named === null ? null : await this.#reviewed(version, named);
    const command = { type: 'DecideReviewFlag', willRevision: version.willRevision, reviewed, ...decision } as const;
    await this.wills.handle(version.customerId, command, context);
  }

  async #reviewed(version: WillVersion, named: string): Promise<string> {
    const { tag, reviewed } = underReview((await this.wills.load(version.customerId)).state, version, '');
    if (tag !== named) throw new RefusedError<WillRefusal>('AnswersMoved');
    return reviewed;
  }
}
