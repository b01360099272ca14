import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { type AdminReferral, PAID_FOR_GOOD_HOURS, type ReferralMark } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { HasPaid } from '../../orders/index.ts';
import { adminReferralsOf, paidAt } from '../queries/admin-referrals.ts';
import { Referrals } from '../referrals.repository.ts';

/** Takes back what an operator marked by mistake. */
export class UndoMark extends Command<AdminReferral> {
  constructor(
    readonly referralId: string,
    readonly mark: ReferralMark,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(UndoMark)
export class UndoMarkHandler implements ICommandHandler<UndoMark> {
  constructor(
    private readonly referrals: Referrals,
    private readonly queries: QueryBus,
  ) {}

  async execute({ referralId, mark, context }: UndoMark): Promise<AdminReferral> {
    const { state, facts } = await this.referrals.load(referralId);
    const friendPaid = state.claimedBy !== null && (await this.queries.execute(new HasPaid(state.claimedBy)));
    const paid = paidAt(facts);
    const isPaidOut = paid !== null && context.now.getTime() - Date.parse(paid) > PAID_FOR_GOOD_HOURS * 3_600_000;
    await this.referrals.handle(referralId, { type: 'UndoMark', mark, friendPaid, isPaidOut }, context);
    const [changed] = await adminReferralsOf([referralId], this.referrals, this.queries);
    return changed!;
  }
}
