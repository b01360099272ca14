import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';
import { type JobMail, SendsMail } from '../../../platform/mail/mail-jobs.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import type { PayloadOf } from '../../../platform/queue/index.ts';
import { GetCustomer } from '../../customers/index.ts';
import { mayBeInvited } from '../domain/invitee.ts';
import { Invitees } from '../invitees.repository.ts';
import { Referrals } from '../referrals.repository.ts';
import { stopLinksOf } from '../stop-key.ts';
import { sendInvitation } from './referral.jobs.ts';

/** Sends an invitation, unless its friend asked us to stop, is a customer already, or one of the two was erased. */
@Injectable()
export class SendInvitationWorker {
  constructor(
    private readonly referrals: Referrals,
    private readonly invitees: Invitees,
    private readonly queries: QueryBus,
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @SendsMail(sendInvitation)
  async invitation({ referralId }: PayloadOf<typeof sendInvitation>): Promise<JobMail | null> {
    const { friend, invitee, referrerId } = (await this.referrals.load(referralId)).state;
    if (!friend || invitee === null || referrerId === null) return null;
    const referrer = await this.queries.execute(new GetCustomer(referrerId));
    if (!referrer?.details || !mayBeInvited((await this.invitees.load(invitee)).state)) return null;
    const { stopHref, unsubscribeHref } = stopLinksOf(this.secrets, this.config.publicUrl, referralId);
    const content = templates.friendInvitation({
      friendName: friend.name,
      referrerName: referrer.details.fullName,
      href: pageOf(this.config, `/referral/${referralId}`),
      stopHref,
    });
    const about = { kind: 'friend-invitation', customerId: null, orderId: null } as const;
    return { about, to: friend.email, unsubscribeHref, ...content };
  }
}
