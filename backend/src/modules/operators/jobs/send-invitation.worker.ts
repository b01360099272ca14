import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { JobRunner } from '../../../platform/queue/index.ts';
import { InvitationLinks } from '../links/invitation-links.ts';
import { Operators } from '../operators.repository.ts';
import { sendTeamInvitation } from './send-invitation.job.ts';

@Injectable()
export class SendTeamInvitationWorker implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly operators: Operators,
    private readonly links: InvitationLinks,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.runner.register(sendTeamInvitation, ({ operatorId, linkId }, { id }) => this.#send(operatorId, linkId, id));
  }

  async #send(operatorId: string, linkId: string, key: string): Promise<void> {
    const { identity, invitation, role } = (await this.operators.load(operatorId)).state;
    const isOut = invitation?.linkId === linkId && invitation.expiresAt > this.clock.now().toISOString();
    // Renewed, used or taken back since: there is nothing to send.
    if (!identity || !isOut) return;
    const content = templates.teamInvitation({ fullName: identity.name, role, href: this.links.hrefOf(operatorId, linkId) });
    const about = { kind: 'team-invitation', customerId: null, orderId: null } as const;
    await toJobError(this.mailer.send({ key, about, to: identity.email, ...content }));
  }
}
