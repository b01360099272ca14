import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type BodyOf, type decideFlag, needsReason } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { willVersionOf } from '../domain/order.state.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';
import { DecideReviewFlag } from '../../wills/index.ts';

/** `named`: the version that was read, if the operator named one. */
export class DecideFlag extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly key: string,
    readonly named: string | null,
    readonly decided: BodyOf<typeof decideFlag>,
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

  async execute({ orderId, key, named, decided: { decision, reason, answerHash }, context }: DecideFlag): Promise<void> {
    const { placed, customerRevision } = (await this.orders.load(orderId)).state;
    if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    const made = { answerHash, key, decision, reason: needsReason(decision) ? (reason ?? null) : null };
    await this.commands.execute(new DecideReviewFlag(willVersionOf({ placed, customerRevision }), named, made, context));
  }
}
