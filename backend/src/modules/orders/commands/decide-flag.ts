import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type agreeToDecision, type BodyOf, type decideFlag, needsReason } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { willVersionOf } from '../domain/order.state.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { refuseMoved, type Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';
import { DecideReviewFlag } from '../../wills/index.ts';

/** Decides, or agrees to what another operator decided. `seen`: what the operator's screen showed, if it was named. */
export class DecideFlag extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly key: string,
    readonly seen: Seen | null,
    readonly made: BodyOf<typeof decideFlag> | BodyOf<typeof agreeToDecision>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(DecideFlag)
export class DecideFlagHandler implements ICommandHandler<DecideFlag> {
  constructor(
    private readonly orders: Orders,
    private readonly commands: CommandBus,
  ) {}

  async execute({ orderId, key, seen, made, context }: DecideFlag): Promise<void> {
    const { state } = await this.orders.load(orderId);
    const { placed, customerRevision } = state;
    if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    refuseMoved(seen, state);
    await this.commands.execute(
      new DecideReviewFlag(willVersionOf({ placed, customerRevision }), seen?.tag ?? null, { key, ...asked(made) }, context),
    );
  }
}

function asked(made: DecideFlag['made']) {
  if ('proposal' in made) return { type: 'AgreeToDecision', ...made } as const;
  const { answerHash, decision, choice, reason, revision } = made;
  const why = needsReason(decision) ? { choice: choice || null, reason: reason || null } : { choice: null, reason: null };
  return { type: 'DecideReviewFlag', answerHash, decision, revision, ...why } as const;
}
