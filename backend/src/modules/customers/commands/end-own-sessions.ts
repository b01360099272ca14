import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { Customers } from '../customers.repository.ts';

/** Somebody logs out elsewhere: one session by its id, or all but the one that asks. */
export class EndOwnSessions extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly ended: { readonly one: string } | { readonly othersThan: string },
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(EndOwnSessions)
export class EndOwnSessionsHandler implements ICommandHandler<EndOwnSessions> {
  constructor(
    private readonly customers: Customers,
    private readonly sessions: SessionStore,
  ) {}

  /** The sessions first: they end also when nothing can be recorded. */
  async execute({ customerId, ended, context }: EndOwnSessions): Promise<void> {
    const one = 'one' in ended;
    const count = one
      ? Number(await this.sessions.revokeOwn('customer', customerId, ended.one))
      : await this.sessions.revokeOthers('customer', customerId, ended.othersThan);
    if (count > 0) await this.customers.handle(customerId, { type: 'RecordSessionsEnded', which: one ? 'one' : 'others' }, context);
  }
}
