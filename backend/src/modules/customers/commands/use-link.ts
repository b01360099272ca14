import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LinkPurpose } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { CUSTOMER_REFUSALS } from '../customer.refusals.ts';
import { customerStream } from '../customer.streams.ts';
import { customer } from '../domain/customer.decider.ts';
import type { LinkClaim } from '../links/magic-links.ts';

export type StartedSession = {
  readonly purpose: LinkPurpose;
  readonly session: { readonly token: string; readonly maxAgeSeconds: number } | null;
};

/** Uses a link up and signs its customer in. A browser that is signed in as that customer already may repeat it: nothing happens again. */
export class UseLink extends Command<StartedSession> {
  constructor(
    readonly claim: LinkClaim,
    readonly signedInAs: string | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(UseLink)
export class UseLinkHandler implements ICommandHandler<UseLink> {
  constructor(
    private readonly streams: Streams,
    private readonly sessions: SessionStore,
  ) {}

  async execute({ claim: { customerId, tokenHash }, signedInAs, context }: UseLink): Promise<StartedSession> {
    const stream = customerStream(customerId);
    const before = await this.streams.load(customer, stream);
    if (signedInAs === customerId && before.state.lastUsedHash === tokenHash) return { purpose: 'login', session: null };
    const purpose = before.state.link?.purpose ?? 'login';
    const actor = { ...context, actor: `customer:${customerId}` as const };
    accepted(
      await this.streams.handle(customer, stream, { type: 'UseLink', tokenHash, now: context.now.toISOString() }, actor),
      CUSTOMER_REFUSALS,
    );
    return { purpose, session: await this.sessions.start({ kind: 'customer', subjectId: customerId }, context.now) };
  }
}
