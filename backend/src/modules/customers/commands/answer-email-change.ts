import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { Customers } from '../customers.repository.ts';
import type { CustomerRefusal } from '../domain/customer.commands.ts';
import { linkedChange } from '../domain/email-change.ts';
import type { LinkClaim } from '../links/magic-links.ts';
import { seen, type SeenEmailChange } from '../queries/check-email-change.ts';

/** What the owner of a mailbox says to a change. A no from the current one logs every device out. Safe to repeat. */
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
    const before = linkedChange((await this.customers.load(customerId)).state, tokenHash, now);
    // Who answers from a mailbox that is not the account's may be anybody.
    const actor = { ...context, actor: before?.mailbox === 'current' ? (`customer:${customerId}` as const) : ('visitor' as const) };
    const { state } = await this.customers.handle(customerId, { type: 'AnswerEmailChange', tokenHash, answer, now }, actor);
    const linked = linkedChange(state, tokenHash, now);
    if (!linked) throw new RefusedError<CustomerRefusal>('EmailLinkInvalid');
    // The owner did not ask for it: whoever did is logged in.
    if (answer === 'stop' && linked.mailbox === 'current' && linked.change.outcome !== 'changed')
      await this.sessions.revokeAll('customer', customerId);
    return seen(linked, now);
  }
}
