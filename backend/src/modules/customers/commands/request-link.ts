import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Customers } from '../customers.repository.ts';
import { Emails } from '../emails.repository.ts';
import { type Asking, NewLinks } from '../links/new-link.ts';

/** The caller cannot tell whether the address has an account. */
export class RequestLink extends Command<void> {
  constructor(
    readonly email: string,
    readonly wanted: 'login' | 'resend',
    readonly asking: Asking,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RequestLink)
export class RequestLinkHandler implements ICommandHandler<RequestLink> {
  constructor(
    private readonly customers: Customers,
    private readonly emails: Emails,
    private readonly links: NewLinks,
  ) {}

  async execute({ email: address, wanted, asking, context }: RequestLink): Promise<void> {
    const { state } = await this.emails.load(this.emails.idOf(address));
    // An unknown address takes the same path to an empty stream; the edge evens out what is left of the difference.
    const customerId = state.customerId ?? 'nobody';
    const link = this.links.make(asking, context.now);
    await this.customers.handle(customerId, { type: 'RequestLink', for: wanted, link }, context);
  }
}
