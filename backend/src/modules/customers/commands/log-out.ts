import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { CUSTOMER_REFUSALS } from '../customer.refusals.ts';
import { customerStream } from '../customer.streams.ts';
import { customer } from '../domain/customer.decider.ts';

/** Ends a customer's session on the server. */
export class LogOut extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly sessionId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(
    private readonly streams: Streams,
    private readonly sessions: SessionStore,
  ) {}

  async execute({ customerId, sessionId, context }: LogOut): Promise<void> {
    await this.sessions.revoke(sessionId);
    accepted(await this.streams.handle(customer, customerStream(customerId), { type: 'LogOut' }, context), CUSTOMER_REFUSALS);
  }
}
