import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { customerStream, Customers } from '../customers.repository.ts';
import { Emails } from '../emails.repository.ts';

/** Ends the sessions, has the mail provider forget the addresses, frees them, and destroys the key of the account. Safe to repeat. Answers where in the log it ended. */
export class EraseAccount extends Command<Position | null> {
  constructor(
    readonly customerId: string,
    /** All that are the customer's. */
    readonly addresses: readonly string[],
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(EraseAccount)
export class EraseAccountHandler implements ICommandHandler<EraseAccount> {
  constructor(
    private readonly customers: Customers,
    private readonly emails: Emails,
    private readonly sessions: SessionStore,
    private readonly mailer: Mailer,
    private readonly vault: KeyVault,
  ) {}

  async execute({ customerId, addresses, context }: EraseAccount): Promise<Position | null> {
    await this.sessions.revokeAll('customer', customerId);
    if (addresses.length > 0) await toJobError(this.mailer.forget(addresses));
    for (const address of addresses) await this.emails.free(address, customerId, context);
    await this.customers.handle(customerId, { type: 'Erase' }, context);
    await this.vault.destroy(customerStream(customerId));
    const { facts } = await this.customers.load(customerId);
    return facts.findLast(({ type }) => type === 'PersonalDataErased')?.position ?? null;
  }
}
