import { Inject, Injectable } from '@nestjs/common';
import { CORRECTABLE } from '@willow/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { type JobMail, SendsMail } from '../../../platform/mail/mail-jobs.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import type { PayloadOf } from '../../../platform/queue/index.ts';
import { Customers } from '../customers.repository.ts';
import { detailsFor } from '../domain/customer.decider.ts';
import { LoginCodes } from '../links/login-codes.ts';
import { MagicLinks } from '../links/magic-links.ts';
import { sendCorrection, sendLink } from './customer.jobs.ts';

/** Writes the mails of an account: with a link to sign in by, and of what our team corrected. Those of a change of address: `email-change.worker.ts`. */
@Injectable()
export class CustomerMailsWorker {
  constructor(
    private readonly customers: Customers,
    private readonly links: MagicLinks,
    private readonly codes: LoginCodes,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
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

  /** What, and why. */
  @SendsMail(sendCorrection)
  async correction({ customerId, correctionId }: PayloadOf<typeof sendCorrection>): Promise<JobMail | null> {
    const { state, facts } = await this.customers.load(customerId);
    const fact = facts.find(({ type, data }) => type === 'DetailsCorrected' && data.correctionId === correctionId);
    if (fact?.type !== 'DetailsCorrected' || !fact.personal || !state.details) return null;
    const { fullName, email } = state.details;
    const content = templates.detailsCorrected({
      fullName,
      what: namesOf(fact.data.fields),
      reason: fact.personal.reason,
      isPaid: fact.data.orderId !== null,
      href: pageOf(this.config, '/dashboard'),
    });
    const about = { kind: 'details-corrected', customerId, orderId: fact.data.orderId } as const;
    return { about, to: email, ...content };
  }
}

const WORDS: Readonly<Record<string, string>> = CORRECTABLE;

const namesOf = (fields: readonly string[]): readonly string[] => [...new Set(fields.flatMap((field) => WORDS[field] ?? []))];
