import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { type JobMail, SendsMail } from '../../../platform/mail/mail-jobs.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import type { PayloadOf } from '../../../platform/queue/index.ts';
import { InvitationLinks } from '../links/invitation-links.ts';
import { ResetLinks } from '../links/reset-links.ts';
import { Operators } from '../operators.repository.ts';
import { sendPasswordReset, sendTeamInvitation } from './operator.jobs.ts';

/** Writes the mails with links that let somebody of the team in. A link that was replaced, used, taken back or is too late is not sent. */
@Injectable()
export class OperatorMailsWorker {
  constructor(
    private readonly operators: Operators,
    private readonly invitationLinks: InvitationLinks,
    private readonly resetLinks: ResetLinks,
    private readonly clock: Clock,
  ) {}

  @SendsMail(sendTeamInvitation)
  async invitation({ operatorId, linkId }: PayloadOf<typeof sendTeamInvitation>): Promise<JobMail | null> {
    const { identity, invitation, role } = (await this.operators.load(operatorId)).state;
    if (!identity || !this.#isOut(invitation, linkId)) return null;
    const content = templates.teamInvitation({ fullName: identity.name, role, href: this.invitationLinks.hrefOf(operatorId, linkId) });
    return { about: { kind: 'team-invitation', customerId: null, orderId: null }, to: identity.email, ...content };
  }

  @SendsMail(sendPasswordReset)
  async reset({ operatorId, linkId }: PayloadOf<typeof sendPasswordReset>): Promise<JobMail | null> {
    const { identity, resetLink } = (await this.operators.load(operatorId)).state;
    if (!identity || !this.#isOut(resetLink, linkId)) return null;
    const content = templates.passwordReset({ fullName: identity.name, href: this.resetLinks.hrefOf(operatorId, linkId) });
    return { about: { kind: 'password-reset', customerId: null, orderId: null }, to: identity.email, ...content };
  }

  #isOut(link: { readonly linkId: string; readonly expiresAt: string } | null, linkId: string): boolean {
    return link?.linkId === linkId && link.expiresAt > this.clock.now().toISOString();
  }
}
