import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reasonsFor } from '../../../drafting/index.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { WillCommand, WillRefusal } from '../domain/will.commands.ts';
import { reviewOf, type Will } from '../domain/will.state.ts';
import { underReview } from '../version-tag.ts';
import type { WillVersion } from '../will-version.ts';
import { Wills } from '../wills.repository.ts';

type Settled = 'willRevision' | 'reviewed' | 'by';
type Deciding = Extract<WillCommand, { type: 'DecideReviewFlag' }>;
type Agreeing = Extract<WillCommand, { type: 'AgreeToDecision' }>;

/** `named`: the tag of the version that was read, if the operator named one. */
export class DecideReviewFlag extends Command<void> {
  constructor(
    readonly version: WillVersion,
    readonly named: string | null,
    readonly decision: Omit<Deciding, Settled> | Omit<Agreeing, Settled>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(DecideReviewFlag)
export class DecideReviewFlagHandler implements ICommandHandler<DecideReviewFlag> {
  constructor(private readonly wills: Wills) {}

  async execute({ version, named, decision, context }: DecideReviewFlag): Promise<void> {
    const { state } = await this.wills.load(version.customerId);
    const { willRevision } = version;
    if (decision.type === 'DecideReviewFlag') mustFit(decision, state, willRevision);
    const reviewed = named === null ? null : reviewedUnder(named, version, state);
    await this.wills.handle(version.customerId, { willRevision, reviewed, by: context.actor, ...decision }, context);
  }
}

function reviewedUnder(named: string, version: WillVersion, state: Will): string {
  const { tag, reviewed } = underReview(state, version, '');
  if (tag !== named) throw new RefusedError<WillRefusal>('AnswersMoved');
  return reviewed;
}

/** A sentence that was chosen is one of those that the rule of the flag offers for the decision. */
function mustFit({ key, choice, decision }: Omit<Deciding, Settled>, state: Will, willRevision: number): void {
  const flag = reviewOf(state, willRevision)?.flags.find((each) => each.key === key);
  if (!flag || choice === null) return;
  if (!reasonsFor(flag.id).some((reason) => reason.decision === decision && reason.text === choice))
    throw new RefusedError<WillRefusal>('ReasonNotOffered');
}
