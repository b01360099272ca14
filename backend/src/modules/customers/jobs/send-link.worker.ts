import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { Customers } from '../customers.repository.ts';
import { detailsFor } from '../domain/customer.decider.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { JobRunner } from '../../../platform/queue/index.ts';
import { LoginCodes } from '../links/login-codes.ts';
import { MagicLinks } from '../links/magic-links.ts';
import { sendLink } from './send-link.job.ts';

@Injectable()
export class SendLinkWorker implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly customers: Customers,
    private readonly links: MagicLinks,
    private readonly codes: LoginCodes,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.runner.register(sendLink, ({ customerId, linkId }, { id }) => this.#send(customerId, linkId, id));
  }

  async #send(customerId: string, linkId: string, key: string): Promise<void> {
    const { state, facts } = await this.customers.load(customerId);
    const link = state.links.find((each) => each.linkId === linkId);
    const details = link && detailsFor(link, state);
    if (!link || !details || link.expiresAt <= this.clock.now().toISOString()) return;
    const issued = facts.findLast((fact) => fact.type === 'LoginLinkIssued');
    const href = this.links.hrefFor(customerId, linkId);
    const code = link.codeHash === null ? null : this.codes.codeOf(linkId);
    const isAgain = issued?.data.reason === 'signed-up-again';
    const template = link.purpose === 'verify' ? templates.verifyEmail : isAgain ? templates.existingAccount : templates.loginLink;
    // Whoever signs up gets a mail, account or not.
    const kind = link.purpose === 'verify' || isAgain ? 'sign-up' : 'login-link';
    const about = { kind, customerId, orderId: null } as const;
    const content = template({ fullName: details.fullName, href, code });
    await toJobError(this.mailer.send({ key, about, to: details.email, ...content }));
  }
}
