import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { InviteFriendRequest, Referral } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { GetCustomer, ownAddresses } from '../../customers/index.ts';
import { GetSubmission } from '../../wills/index.ts';
import type { ReferralRefusal } from '../domain/referral.commands.ts';
import { Invitees } from '../invitees.repository.ts';
import { Referrals } from '../referrals.repository.ts';

/** Open to whoever has completed a will. Whether the friend is a customer already, or wants no mail, is not for the referrer to know. */
export class InviteFriend extends Command<Referral> {
  constructor(
    readonly customerId: string,
    readonly friend: InviteFriendRequest,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(InviteFriend)
export class InviteFriendHandler implements ICommandHandler<InviteFriend> {
  constructor(
    private readonly referrals: Referrals,
    private readonly invitees: Invitees,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId, friend: { refereeName, refereeEmail }, context }: InviteFriend): Promise<Referral> {
    const [customer, { willRevision }] = await Promise.all([
      this.queries.execute(new GetCustomer(customerId)),
      this.queries.execute(new GetSubmission(customerId)),
    ]);
    if (!customer?.details) throw new RefusedError<ReferralRefusal>('ReferrerUnknown');
    if (willRevision === null) throw new RefusedError<ReferralRefusal>('ReferralsClosed');
    const invitee = this.invitees.idOf(refereeEmail);
    if (ownAddresses(customer).some(({ email }) => invitee === this.invitees.idOf(email)))
      throw new RefusedError<ReferralRefusal>('ReferredSelf');
    const id = this.referrals.idFor(customerId, invitee);
    const friend = { name: refereeName, email: refereeEmail };
    await this.referrals.handle(id, { type: 'Invite', referrerId: customerId, invitee, via: null, friend }, context);
    return { id, refereeName, refereeEmail, status: 'pending', createdAt: context.now.toISOString(), clickedAt: null };
  }
}
