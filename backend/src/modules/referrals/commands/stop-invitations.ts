import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';
import type { ReferralRefusal } from '../domain/referral.commands.ts';
import { Invitees } from '../invitees.repository.ts';
import { Referrals } from '../referrals.repository.ts';
import { isStopKey } from '../stop-key.ts';

/** The owner of the mailbox that an invitation went to wants no other, from anybody. */
export class StopInvitations extends Command<void> {
  constructor(
    readonly referralId: string,
    readonly key: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(StopInvitations)
export class StopInvitationsHandler implements ICommandHandler<StopInvitations> {
  constructor(
    private readonly referrals: Referrals,
    private readonly invitees: Invitees,
    private readonly secrets: Secrets,
  ) {}

  async execute({ referralId, key, context }: StopInvitations): Promise<void> {
    if (!isStopKey(this.secrets, referralId, key)) throw new RefusedError<ReferralRefusal>('StopKeyWrong');
    // A partner's invitation, which is no referral, names the mailbox itself by its keyed hash.
    const invitee = (await this.referrals.load(referralId)).state.invitee ?? referralId;
    await this.invitees.handle(invitee, { type: 'OptOut' }, context);
  }
}
