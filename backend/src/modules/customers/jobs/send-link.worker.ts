import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { Customers } from '../customers.repository.ts';
import { detailsFor } from '../domain/customer.decider.ts';
import { type JobMail, SendsMail } from '../../../platform/mail/mail-jobs.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import type { PayloadOf } from '../../../platform/queue/index.ts';
import { LoginCodes } from '../links/login-codes.ts';
import { MagicLinks } from '../links/magic-links.ts';
import { sendLink } from './send-link.job.ts';

@Injectable()
export class SendLinkWorker {
  constructor(
    private readonly customers: Customers,
    private readonly links: MagicLinks,
    private readonly codes: LoginCodes,
    private readonly clock: Clock,
  ) {}

  @SendsMail(sendLink)
  async link({ customerId, linkId }: PayloadOf<typeof sendLink>): Promise<JobMail | null> {
    const { state, facts } = await this.customers.load(customerId);
    const link = state.links.find((each) => each.linkId === linkId);
    const details = link && detailsFor(link, state);
    if (!link || !details || link.expiresAt <= this.clock.now().toISOString()) return null;
    const issued = facts.findLast((fact) => fact.type === 'LoginLinkIssued');
    const href = this.links.hrefFor(customerId, linkId);
    const code = link.codeHash === null ? null : this.codes.codeOf(linkId);
    const isAgain = issued?.data.reason === 'signed-up-again';
    const template = link.purpose === 'verify' ? templates.verifyEmail : isAgain ? templates.existingAccount : templates.loginLink;
    // Whoever signs up gets a mail, account or not.
    const kind = link.purpose === 'verify' || isAgain ? 'sign-up' : 'login-link';
    const about = { kind, customerId, orderId: null } as const;
    const content = template({ fullName: details.fullName, href, code });
    return { about, to: details.email, ...content };
  }
}
