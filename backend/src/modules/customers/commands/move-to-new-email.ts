import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Customers } from '../customers.repository.ts';
import type { Customer } from '../domain/customer.decider.ts';
import { isProven } from '../domain/email-change.ts';
import { Emails } from '../emails.repository.ts';
import { EraseAccount } from './erase-account.ts';

/**
 * Moves an account to its new address once that is proven: takes the address, changes it, and lets go of the old one. If this process dies in
 * between, the next run goes on. Safe to repeat.
 */
export class MoveToNewEmail extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly changeId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(MoveToNewEmail)
export class MoveToNewEmailHandler implements ICommandHandler<MoveToNewEmail> {
  constructor(
    private readonly customers: Customers,
    private readonly emails: Emails,
    private readonly commands: CommandBus,
  ) {}

  async execute({ customerId, changeId, context }: MoveToNewEmail): Promise<void> {
    const now = context.now.toISOString();
    const { emailChange } = (await this.customers.load(customerId)).state;
    if (emailChange?.changeId !== changeId) return;
    if (isProven(emailChange, now)) {
      const taken = (await this.#take(emailChange.email, customerId, context)) !== customerId;
      await this.customers.handle(customerId, { type: 'MoveToNewEmail', changeId, taken, now }, context);
    }
    await this.#letGo((await this.customers.load(customerId)).state, customerId, context);
  }

  /** Answers whose it is. Who proved the address has it before a sign-up that nobody ever proved. */
  async #take(address: string, customerId: string, context: Context): Promise<string | null> {
    const owner = await this.emails.ownerOf(address);
    if (owner && owner !== customerId && (await this.customers.load(owner)).state.status === 'unverified')
      await this.commands.execute(new EraseAccount(owner, context));
    return (await this.emails.handle(this.emails.idOf(address), { type: 'Reserve', customerId }, context)).state.customerId;
  }

  /** Of every address that is not the account's. */
  async #letGo({ details, emailChange, formerEmails }: Customer, customerId: string, context: Context): Promise<void> {
    if (!details || !emailChange) return;
    const kept = this.emails.idOf(details.email);
    for (const address of [emailChange.email, ...formerEmails])
      if (this.emails.idOf(address) !== kept) await this.emails.free(address, customerId, context);
  }
}
