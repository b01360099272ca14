import { Injectable } from '@nestjs/common';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { HandlesJob, type PayloadOf } from '../../../platform/queue/index.ts';
import { Invitees } from '../invitees.repository.ts';
import { Referrals, referralStream } from '../referrals.repository.ts';
import { forgetInvitations } from './referral.jobs.ts';

/** Has the mail provider forget somebody who was invited, and erases their name and address in every invitation. Safe to repeat. */
@Injectable()
export class ForgetInvitationsWorker {
  constructor(
    private readonly referrals: Referrals,
    private readonly invitees: Invitees,
    private readonly mailer: Mailer,
    private readonly vault: KeyVault,
  ) {}

  @HandlesJob(forgetInvitations)
  async forget({ invitee }: PayloadOf<typeof forgetInvitations>): Promise<void> {
    for (const id of (await this.invitees.load(invitee)).state.invitations) {
      const { friend } = (await this.referrals.load(id)).state;
      if (friend) await toJobError(this.mailer.forget([friend.email]));
      await this.vault.destroy(referralStream(id));
    }
  }
}
