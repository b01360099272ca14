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

  async execute({ customerId, context }: EraseAccount): Promise<Position | null> {
    await this.sessions.revokeAll('customer', customerId);
    const { state, facts: told } = await this.customers.load(customerId);
    const typed = [state.details, ...state.signups.map((signup) => signup.details)].flatMap((each) => (each ? [each.email] : []));
    const former = state.formerEmails.map(({ email }) => email);
    const wanted = told.flatMap((fact) => (fact.type === 'EmailChangeRequested' && fact.personal ? [fact.personal.email] : []));
    const addresses = await this.#ownAmong(new Set([...typed, ...former, ...wanted]), customerId);
    if (addresses.length > 0) await toJobError(this.mailer.forget(addresses));
    for (const address of addresses) await this.emails.free(address, customerId, context);
    await this.customers.handle(customerId, { type: 'Erase' }, context);
    await this.vault.destroy(customerStream(customerId));
    const { facts } = await this.customers.load(customerId);
    return facts.findLast(({ type }) => type === 'PersonalDataErased')?.position ?? null;
  }

  /** An address of before may have become somebody else's, whose mails are not ours to forget. */
  async #ownAmong(addresses: ReadonlySet<string>, customerId: string): Promise<readonly string[]> {
    const owned = await Promise.all([...addresses].map(async (address) => ({ address, owner: await this.emails.ownerOf(address) })));
    return owned.flatMap(({ address, owner }) => (owner === null || owner === customerId ? [address] : []));
  }
}
