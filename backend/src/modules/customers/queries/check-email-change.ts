import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EmailChange, Mailbox } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { Customers } from '../customers.repository.ts';
import type { CustomerRefusal } from '../domain/customer.commands.ts';
import { linkedChange, shownEmailChange } from '../domain/email-change.ts';
import { masked } from '../masked.ts';
import type { LinkClaim } from '../links/magic-links.ts';

export type SeenEmailChange = { readonly mailbox: Mailbox; readonly change: EmailChange; readonly isNewest: boolean };

/** Who reads a mailbox that its owner lost is not told where the owner went. */
export function seen({ mailbox, change, isNewest }: NonNullable<ReturnType<typeof linkedChange>>, now: string): SeenEmailChange {
  const told = shownEmailChange(change, now);
  const isLost = mailbox === 'current' && change.movesWithoutCurrentFrom !== null;
  return { mailbox, change: { ...told, email: isLost ? masked(told.email) : told.email }, isNewest };
}

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
    const linked = linkedChange((await this.customers.load(customerId)).state, tokenHash, now.toISOString());
    if (!linked) throw new RefusedError<CustomerRefusal>('EmailLinkInvalid');
    return seen(linked, now.toISOString());
  }
}
