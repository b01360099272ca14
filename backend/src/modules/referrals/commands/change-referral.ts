import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { AdminReferral, BodyOf, updateReferral } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { adminReferralsOf } from '../queries/admin-referrals.ts';
import { Referrals } from '../referrals.repository.ts';

/** By an operator: one step forward, a note, or both. */
export class ChangeReferral extends Command<AdminReferral> {
  constructor(
    readonly referralId: string,
    readonly change: BodyOf<typeof updateReferral>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ChangeReferral)
export class ChangeReferralHandler implements ICommandHandler<ChangeReferral> {
  constructor(
    private readonly referrals: Referrals,
    private readonly queries: QueryBus,
  ) {}

  async execute({ referralId, change, context }: ChangeReferral): Promise<AdminReferral> {
    await this.referrals.handle(referralId, { type: 'ChangeByHand', ...change }, context);
    const [changed] = await adminReferralsOf([referralId], this.referrals, this.queries);
    return changed!;
  }
}
