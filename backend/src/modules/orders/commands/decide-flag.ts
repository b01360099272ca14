import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type agreeToDecision, type BodyOf, type decideFlag, needsReason } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { willVersionOf } from '../domain/order.state.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';
import { DecideReviewFlag } from '../../wills/index.ts';

/** Decides, or agrees to what another operator decided. `named`: the version that was read, if the operator named one. */
export class DecideFlag extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly key: string,
    readonly named: string | null,
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

  async execute({ orderId, key, named, made, context }: DecideFlag): Promise<void> {
    const { placed, customerRevision } = (await this.orders.load(orderId)).state;
    if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    await this.commands.execute(new DecideReviewFlag(willVersionOf({ placed, customerRevision }), named, { key, ...asked(made) }, context));
  }
}

function asked(made: DecideFlag['made']) {
  if ('proposal' in made) return { type: 'AgreeToDecision', ...made } as const;
  const { answerHash, decision, choice, reason } = made;
  const why = needsReason(decision) ? { choice: choice || null, reason: reason || null } : { choice: null, reason: null };
  return { type: 'DecideReviewFlag', answerHash, decision, ...why } as const;
}
