import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { JobRunner } from '../../../platform/queue/index.ts';
import { GetCustomer } from '../../customers/index.ts';
import { Invitees, stopLinksOf } from '../../referrals/index.ts';
import { Couples } from '../couples.repository.ts';
import { isIn } from '../domain/couple.state.ts';
import { sendPartnerInvitation } from './send-partner-invitation.job.ts';

/** Sends an invitation, unless it was taken back, one of the two was erased, or its reader asked us to stop. */
@Injectable()
export class SendPartnerInvitationWorker implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly couples: Couples,
    private readonly invitees: Invitees,
    private readonly queries: QueryBus,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.runner.register(sendPartnerInvitation, ({ coupleId }, { id }) => this.#send(coupleId, id));
  }

  async #send(coupleId: string, key: string): Promise<void> {
    const { state } = await this.couples.load(coupleId);
    const { inviterId, invitee, partner } = state;
    if (inviterId === null || invitee === null || !partner || !isIn(state, inviterId)) return;
    const inviter = await this.queries.execute(new GetCustomer(inviterId));
    if (!inviter?.details || (await this.invitees.load(invitee)).state.optedOut) return;
    const { stopHref, unsubscribeHref } = stopLinksOf(this.secrets, this.config.publicUrl, invitee);
    const code = this.couples.codeOf(coupleId);
    const content = templates.partnerInvitation({
      inviterName: inviter.details.fullName,
      code: code.replaceAll(/(.{4})(?=.)/g, '$1-'),
      href: pageOf(this.config, `/couple#${code}`),
      stopHref,
    });
    const about = { kind: 'partner-invitation', customerId: null, orderId: null } as const;
    await toJobError(this.mailer.send({ key, about, to: partner.email, unsubscribeHref, ...content }));
  }
}
