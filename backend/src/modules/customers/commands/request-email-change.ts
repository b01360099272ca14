import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EMAIL_CHANGE_HOURS, EMAIL_CHANGE_OBJECTION_HOURS, type EmailChange, TEAM_EMAIL_CHANGE_DAYS } from '@willow/contracts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { Customers } from '../customers.repository.ts';
import { shownEmailChange } from '../domain/email-change.ts';
import { MagicLinks } from '../links/magic-links.ts';

const HOUR_MS = 3600_000;

/** `reason`: of our team, for a customer who cannot read the current mailbox; null when the customer asks. Both mailboxes get a link. */
export class RequestEmailChange extends Command<EmailChange | null> {
  constructor(
    readonly customerId: string,
    readonly email: string,
    readonly reason: string | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RequestEmailChange)
export class RequestEmailChangeHandler implements ICommandHandler<RequestEmailChange> {
  constructor(
    private readonly customers: Customers,
    private readonly links: MagicLinks,
  ) {}

  async execute({ customerId, email, reason, context }: RequestEmailChange): Promise<EmailChange | null> {
    const now = context.now.toISOString();
    const after = (hours: number) => new Date(context.now.getTime() + hours * HOUR_MS).toISOString();
    const request = {
      changeId: uuid(),
      email,
      reason,
      links: { current: this.#link(), new: this.#link() },
      requestedAt: now,
      expiresAt: after(reason === null ? EMAIL_CHANGE_HOURS : 24 * TEAM_EMAIL_CHANGE_DAYS),
      movesWithoutCurrentFrom: reason === null ? null : after(EMAIL_CHANGE_OBJECTION_HOURS),
    };
    const { state } = await this.customers.handle(customerId, { type: 'RequestEmailChange', ...request }, context);
    return state.emailChange && shownEmailChange(state.emailChange, now);
  }

  #link() {
    const linkId = uuid();
    return { linkId, tokenHash: this.links.tokenHash(linkId) };
  }
}
