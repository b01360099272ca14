import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { type JobMail, SendsMail } from '../../../platform/mail/mail-jobs.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import type { PayloadOf } from '../../../platform/queue/index.ts';
import { InvitationLinks } from '../links/invitation-links.ts';
import { Operators } from '../operators.repository.ts';
import { sendTeamInvitation } from './send-invitation.job.ts';

@Injectable()
export class SendTeamInvitationWorker {
  constructor(
    private readonly operators: Operators,
    private readonly links: InvitationLinks,
    private readonly clock: Clock,
  ) {}

  @SendsMail(sendTeamInvitation)
  async invitation({ operatorId, linkId }: PayloadOf<typeof sendTeamInvitation>): Promise<JobMail | null> {
    const { identity, invitation, role } = (await this.operators.load(operatorId)).state;
    const isOut = invitation?.linkId === linkId && invitation.expiresAt > this.clock.now().toISOString();
    // Renewed, used or taken back since: there is nothing to send.
    if (!identity || !isOut) return null;
    const content = templates.teamInvitation({ fullName: identity.name, role, href: this.links.hrefOf(operatorId, linkId) });
    const about = { kind: 'team-invitation', customerId: null, orderId: null } as const;
    return { about, to: identity.email, ...content };
  }
}
