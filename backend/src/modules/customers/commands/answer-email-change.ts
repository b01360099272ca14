import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { Customers } from '../customers.repository.ts';
import type { CustomerRefusal } from '../domain/customer.commands.ts';
import { mailboxOfLink, shown } from '../domain/email-change.ts';
import type { LinkClaim } from '../links/magic-links.ts';
import type { SeenEmailChange } from '../queries/check-email-change.ts';

/** What the owner of a mailbox says to a change. Safe to repeat. */
export class AnswerEmailChange extends Command<SeenEmailChange> {
  constructor(
    readonly claim: LinkClaim,
    readonly answer: 'confirm' | 'stop',
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(AnswerEmailChange)
export class AnswerEmailChangeHandler implements ICommandHandler<AnswerEmailChange> {
  constructor(
    private readonly customers: Customers,
    private readonly sessions: SessionStore,
  ) {}

  async execute({ claim: { customerId, tokenHash }, answer, context }: AnswerEmailChange): Promise<SeenEmailChange> {
    const now = context.now.toISOString();
    const actor = { ...context, actor: `customer:${customerId}` as const };
    const { state } = await this.customers.handle(customerId, { type: 'AnswerEmailChange', tokenHash, answer, now }, actor);
    const mailbox = mailboxOfLink(state.emailChange, tokenHash);
    if (!state.emailChange || !mailbox) throw new RefusedError<CustomerRefusal>('EmailLinkInvalid');
    // The owner did not ask for it: whoever did is signed in.
    if (answer === 'stop' && mailbox === 'current' && state.emailChange.outcome === 'stopped')
      await this.sessions.revokeAll('customer', customerId);
    return { mailbox, change: shown(state.emailChange, now) };
  }
}
