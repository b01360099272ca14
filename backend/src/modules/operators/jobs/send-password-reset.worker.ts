import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { JobRunner } from '../../../platform/queue/index.ts';
import { ResetLinks } from '../links/reset-links.ts';
import { Operators } from '../operators.repository.ts';
import { sendPasswordReset } from './send-password-reset.job.ts';

@Injectable()
export class SendPasswordResetWorker implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly operators: Operators,
    private readonly links: ResetLinks,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.runner.register(sendPasswordReset, ({ operatorId, linkId }, { id }) => this.#send(operatorId, linkId, id));
  }

  async #send(operatorId: string, linkId: string, key: string): Promise<void> {
    const { identity, resetLink } = (await this.operators.load(operatorId)).state;
    const isOut = resetLink?.linkId === linkId && resetLink.expiresAt > this.clock.now().toISOString();
    // Replaced, used or too late since: there is nothing to send.
    if (!identity || !isOut) return;
    const content = templates.passwordReset({ fullName: identity.name, href: this.links.hrefOf(operatorId, linkId) });
    const about = { kind: 'password-reset', customerId: null, orderId: null } as const;
    await toJobError(this.mailer.send({ key, about, to: identity.email, ...content }));
  }
}
