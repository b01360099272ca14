import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EmailChange, Mailbox } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { Customers } from '../customers.repository.ts';
import type { CustomerRefusal } from '../domain/customer.commands.ts';
import { mailboxOfLink, shown } from '../domain/email-change.ts';
import type { LinkClaim } from '../links/magic-links.ts';

export type SeenEmailChange = { readonly mailbox: Mailbox; readonly change: EmailChange };

/** The change that a link belongs to, for whoever holds it. */
export class CheckEmailChange extends Query<SeenEmailChange> {
  constructor(
    readonly claim: LinkClaim,
    readonly now: Date,
  ) {
    super();
  }
}

@QueryHandler(CheckEmailChange)
export class CheckEmailChangeHandler implements IQueryHandler<CheckEmailChange> {
  constructor(private readonly customers: Customers) {}

  async execute({ claim: { customerId, tokenHash }, now }: CheckEmailChange): Promise<SeenEmailChange> {
    const { emailChange } = (await this.customers.load(customerId)).state;
    const mailbox = mailboxOfLink(emailChange, tokenHash);
    if (!emailChange || !mailbox) throw new RefusedError<CustomerRefusal>('EmailLinkInvalid');
    return { mailbox, change: shown(emailChange, now.toISOString()) };
  }
}
