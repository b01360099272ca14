import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignupRequest } from '@willow/contracts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { Customers } from '../customers.repository.ts';
import { Emails } from '../emails.repository.ts';
import type { Details } from '../domain/customer.facts.ts';
import { type Asking, NewLinks } from '../links/new-link.ts';

/** An address that has an account gets the same answer. */
export class SignUp extends Command<void> {
  constructor(
    readonly form: SignupRequest,
    readonly asking: Asking,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly customers: Customers,
    private readonly emails: Emails,
    private readonly links: NewLinks,
  ) {}

  async execute({ form, asking, context }: SignUp): Promise<void> {
    // The address first: if this process dies in between, the next sign-up finds it reserved and goes on with the same id.
    const newId = uuid();
    const reserved = await this.#reserve(form.email, newId, context);
    const { referralId, partnerRef } = form;
    const link = this.links.make(asking, context.now);
    const details = { details: detailsOf(form), referralId, partnerRef: partnerRef?.toUpperCase() ?? null };
    await this.customers.handle(reserved ?? newId, { type: 'SignUp', ...details, link }, context);
  }

  /** Answers whose it is. What is left of an account that was erased is in nobody's way. */
  async #reserve(address: string, customerId: string, context: Context): Promise<string | null> {
    const reserve = () => this.emails.handle(this.emails.idOf(address), { type: 'Reserve', customerId }, context);
    const owner = (await reserve()).state.customerId;
    if (owner === null || owner === customerId || (await this.customers.load(owner)).state.status !== 'erased') return owner;
    await this.emails.free(address, owner, context);
    return (await reserve()).state.customerId;
  }
}

const detailsOf = ({
  ukResident: _,
  referralId: __,
  partnerRef: ___,
  discountCode: ____,
  coupleCode: _____,
  ...details
}: SignupRequest): Details => details;
