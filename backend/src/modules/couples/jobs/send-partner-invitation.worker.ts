import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';
import { type JobMail, SendsMail } from '../../../platform/mail/mail-jobs.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import type { PayloadOf } from '../../../platform/queue/index.ts';
import { GetCustomer } from '../../customers/index.ts';
import { Invitees, stopLinksOf } from '../../referrals/index.ts';
import { Couples } from '../couples.repository.ts';
import { isIn } from '../domain/couple.state.ts';
import { sendPartnerInvitation } from './couple.jobs.ts';

/** Sends an invitation, unless it was taken back, one of the two was erased, or its reader asked us to stop. */
@Injectable()
export class SendPartnerInvitationWorker {
  constructor(
    private readonly couples: Couples,
    private readonly invitees: Invitees,
    private readonly queries: QueryBus,
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @SendsMail(sendPartnerInvitation)
  async invitation({ coupleId }: PayloadOf<typeof sendPartnerInvitation>): Promise<JobMail | null> {
    const { state } = await this.couples.load(coupleId);
    const { inviterId, invitee, partner } = state;
    if (inviterId === null || invitee === null || !partner || !isIn(state, inviterId)) return null;
    const inviter = await this.queries.execute(new GetCustomer(inviterId));
    if (!inviter?.details || (await this.invitees.load(invitee)).state.optedOut) return null;
    const { stopHref, unsubscribeHref } = stopLinksOf(this.secrets, this.config.publicUrl, invitee);
    const code = this.couples.codeOf(coupleId);
    const content = templates.partnerInvitation({
      inviterName: inviter.details.fullName,
      code: code.replaceAll(/(.{4})(?=.)/g, '$1-'),
      href: pageOf(this.config, `/couple#${code}`),
      stopHref,
    });
    const about = { kind: 'partner-invitation', customerId: null, orderId: null } as const;
    return { about, to: partner.email, unsubscribeHref, ...content };
  }
}
