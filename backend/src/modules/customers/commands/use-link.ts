import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LinkPurpose } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Customers } from '../customers.repository.ts';
import type { LinkClaim } from '../links/magic-links.ts';
import { type NewSession, StartedSessions } from '../started-sessions.ts';

type StartedSession = { readonly purpose: LinkPurpose; readonly session: NewSession | null };

/** A browser that is already signed in as that customer may repeat it: nothing happens again. */
export class UseLink extends Command<StartedSession> {
  constructor(
    readonly claim: LinkClaim,
    readonly signedInAs: string | null,
    /** In words. */
    readonly device: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(UseLink)
export class UseLinkHandler implements ICommandHandler<UseLink> {
  constructor(
    private readonly customers: Customers,
    private readonly sessions: StartedSessions,
  ) {}

  async execute({ claim: { customerId, tokenHash }, signedInAs, device, context }: UseLink): Promise<StartedSession> {
    const before = await this.customers.load(customerId);
    if (signedInAs === customerId && before.state.lastUsedHash === tokenHash) return { purpose: 'login', session: null };
    const purpose = before.state.links.find((link) => link.tokenHash === tokenHash)?.purpose ?? 'login';
    const actor = { ...context, actor: `customer:${customerId}` as const };
    const { state } = await this.customers.handle(customerId, { type: 'UseLink', tokenHash, now: context.now.toISOString() }, actor);
    return { purpose, session: await this.sessions.start(customerId, state, device, context.now) };
  }
}
