import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignupRequest } from '@willow/contracts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';
import { CUSTOMER_REFUSALS } from '../customer.refusals.ts';
import { customerStream, emailStream } from '../customer.streams.ts';
import { customer } from '../domain/customer.decider.ts';
import type { Details } from '../domain/customer.facts.ts';
import { email } from '../domain/email.ts';
import { MagicLinks } from '../links/magic-links.ts';
import { newLink } from '../links/new-link.ts';

/** Creates an account, or answers a known address as if it did. */
export class SignUp extends Command<void> {
  constructor(
    readonly form: SignupRequest,
    readonly browser: string | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly streams: Streams,
    private readonly secrets: Secrets,
    private readonly links: MagicLinks,
  ) {}

  async execute({ form, browser, context }: SignUp): Promise<void> {
    // The address first: if this process dies in between, the next sign-up finds it reserved and goes on with the same id.
    const reserved = accepted(
      await this.streams.handle(email, emailStream(this.secrets, form.email), { type: 'Reserve', customerId: uuid() }, context),
      {},
    );
    const { referralId, partnerRef } = form;
    const link = newLink(this.links, browser, context.now);
    accepted(
      await this.streams.handle(
        customer,
        customerStream(reserved.state.customerId!),
        { type: 'SignUp', details: detailsOf(form), referralId, partnerRef: partnerRef?.toUpperCase() ?? null, link },
        context,
      ),
      CUSTOMER_REFUSALS,
    );
  }
}

const detailsOf = ({ ukResident: _, referralId: __, partnerRef: ___, ...details }: SignupRequest): Details => details;
