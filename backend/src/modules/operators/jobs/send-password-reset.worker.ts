import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { type JobMail, SendsMail } from '../../../platform/mail/mail-jobs.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import type { PayloadOf } from '../../../platform/queue/index.ts';
import { ResetLinks } from '../links/reset-links.ts';
import { Operators } from '../operators.repository.ts';
import { sendPasswordReset } from './send-password-reset.job.ts';

@Injectable()
export class SendPasswordResetWorker {
  constructor(
    private readonly operators: Operators,
    private readonly links: ResetLinks,
    private readonly clock: Clock,
  ) {}

  @SendsMail(sendPasswordReset)
  async reset({ operatorId, linkId }: PayloadOf<typeof sendPasswordReset>): Promise<JobMail | null> {
    const { identity, resetLink } = (await this.operators.load(operatorId)).state;
    const isOut = resetLink?.linkId === linkId && resetLink.expiresAt > this.clock.now().toISOString();
    // Replaced, used or too late since: there is nothing to send.
    if (!identity || !isOut) return null;
    const content = templates.passwordReset({ fullName: identity.name, href: this.links.hrefOf(operatorId, linkId) });
    const about = { kind: 'password-reset', customerId: null, orderId: null } as const;
    return { about, to: identity.email, ...content };
  }
}
