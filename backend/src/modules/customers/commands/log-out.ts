import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Customers } from '../customers.repository.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';

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
    private readonly customers: Customers,
    private readonly sessions: SessionStore,
  ) {}

  async execute({ customerId, sessionId, context }: LogOut): Promise<void> {
    await this.sessions.revoke(sessionId);
    await this.customers.handle(customerId, { type: 'LogOut' }, context);
  }
}
