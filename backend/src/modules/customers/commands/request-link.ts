import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';
import { CUSTOMER_REFUSALS } from '../customer.refusals.ts';
import { customerStream, emailStream } from '../customer.streams.ts';
import { customer } from '../domain/customer.decider.ts';
import { email } from '../domain/email.ts';
import { MagicLinks } from '../links/magic-links.ts';
import { newLink } from '../links/new-link.ts';

/** Mails a link to an address when there is an account behind it. The caller cannot tell whether there is. */
export class RequestLink extends Command<void> {
  constructor(
    readonly email: string,
    readonly wanted: 'login' | 'resend',
    readonly browser: string | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RequestLink)
export class RequestLinkHandler implements ICommandHandler<RequestLink> {
  constructor(
    private readonly streams: Streams,
    private readonly secrets: Secrets,
    private readonly links: MagicLinks,
  ) {}

  async execute({ email: address, wanted, browser, context }: RequestLink): Promise<void> {
    const { state } = await this.streams.load(email, emailStream(this.secrets, address));
    // An unknown address takes the same path to an empty stream; the edge evens out what is left of the difference.
    const stream = customerStream(state.customerId ?? 'nobody');
    const link = newLink(this.links, browser, context.now);
    accepted(await this.streams.handle(customer, stream, { type: 'RequestLink', for: wanted, link }, context), CUSTOMER_REFUSALS);
  }
}
