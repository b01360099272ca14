import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LinkPurpose } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { Customers } from '../customers.repository.ts';
import type { CustomerRefusal } from '../domain/customer.commands.ts';
import { Emails } from '../emails.repository.ts';
import { LoginCodes } from '../links/login-codes.ts';
import { browserHash } from '../links/new-link.ts';
import { type NewSession, StartedSessions } from '../started-sessions.ts';

type StartedSession = { readonly purpose: LinkPurpose; readonly session: NewSession };

/** The caller cannot tell a wrong code from an address without an account. */
export class UseCode extends Command<StartedSession> {
  constructor(
    readonly email: string,
    readonly code: string,
    readonly browser: string | null,
    /** In words. */
    readonly device: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(UseCode)
export class UseCodeHandler implements ICommandHandler<UseCode> {
  constructor(
    private readonly customers: Customers,
    private readonly emails: Emails,
    private readonly codes: LoginCodes,
    private readonly sessions: StartedSessions,
  ) {}

  async execute({ email, code, browser, device, context }: UseCode): Promise<StartedSession> {
    const owner = await this.emails.load(this.emails.idOf(email));
    const customerId = owner.state.customerId ?? 'nobody';
    const hash = browserHash(browser);
    if (hash === null) throw new RefusedError<CustomerRefusal>('EmailCodeWrong');
    const command = {
      type: 'UseCode',
      browserHash: hash,
      codeHash: this.codes.hashOf(code, hash),
      now: context.now.toISOString(),
    } as const;
    const actor = { ...context, actor: `customer:${customerId}` as const };
    const { facts, state } = await this.customers.handle(customerId, command, actor);
    if (facts.every(({ type }) => type !== 'CustomerLoggedIn')) throw new RefusedError<CustomerRefusal>('EmailCodeWrong');
    const purpose = facts.some(({ type }) => type === 'EmailVerified') ? 'verify' : 'login';
    return { purpose, session: await this.sessions.start(customerId, state, device, context.now) };
  }
}
