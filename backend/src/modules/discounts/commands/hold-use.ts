import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DISCOUNT_HOLD_MINUTES, normalCode } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Discounts } from '../discounts.repository.ts';

/** The hold is null for a code without a limit. */
export type HeldDiscount = { readonly code: string; readonly percent: number; readonly hold: number | null };
export type Hold = { readonly code: string; readonly hold: number };

/** What a customer at the till gets for a code, with one of its uses; null when it is no code that works. */
export class HoldUse extends Command<HeldDiscount | null> {
  constructor(
    readonly code: string,
    readonly customerId: string,
    /** Holds that the customer's order has given up. */
    readonly dropped: readonly Hold[],
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(HoldUse)
export class HoldUseHandler implements ICommandHandler<HoldUse> {
  constructor(private readonly discounts: Discounts) {}

  async execute({ code: typed, customerId, dropped, context }: HoldUse): Promise<HeldDiscount | null> {
    const code = normalCode(typed);
    const { percent, active, maxUses } = (await this.discounts.load(code)).state;
    if (percent === null || !active) return null;
    if (maxUses === null) return { code, percent, hold: null };
    const until = new Date(context.now.getTime() + DISCOUNT_HOLD_MINUTES * 60_000).toISOString();
    const given = dropped.filter((each) => each.code === code).map(({ hold }) => hold);
    const { state } = await this.discounts.handle(code, { type: 'HoldUse', customerId, until, dropped: given }, context);
    return { code, percent, hold: state.held[customerId]?.hold ?? null };
  }
}
