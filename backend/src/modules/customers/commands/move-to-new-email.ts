import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { customerStream, Customers } from '../customers.repository.ts';
import type { CustomerFact } from '../domain/customer.facts.ts';
import { isProven } from '../domain/email-change.ts';
import { Emails } from '../emails.repository.ts';

/**
 * Moves an account to its new address once that is proven: takes the address, changes it, logs every device out and lets go of the old one.
 * Wherever a process dies in between, the next run goes on; two at once do no harm.
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

const wantedBy = (facts: readonly CustomerFact[], changeId: string): string | null => {
  const fact = facts.find(({ type, data }) => type === 'EmailChangeRequested' && data.changeId === changeId);
  return fact?.type === 'EmailChangeRequested' ? (fact.personal?.email ?? null) : null;
};

@CommandHandler(MoveToNewEmail)
export class MoveToNewEmailHandler implements ICommandHandler<MoveToNewEmail> {
  constructor(
    private readonly customers: Customers,
    private readonly emails: Emails,
    private readonly sessions: SessionStore,
    private readonly vault: KeyVault,
  ) {}

  async execute({ customerId, changeId, context }: MoveToNewEmail): Promise<void> {
    const now = context.now.toISOString();
    const { state, facts } = await this.customers.load(customerId);
    const wanted = wantedBy(facts, changeId);
    if (wanted === null) return;
    const change = state.emailChange;
    if (change?.changeId === changeId && isProven(change, now)) {
      const taken = !(await this.#take(wanted, change.requestedAt, customerId, context));
      await this.customers.handle(customerId, { type: 'MoveToNewEmail', changeId, taken, now }, context);
    }
    await this.#settle(customerId, changeId, wanted, context);
  }

  /** False when somebody else has it: an account, or a sign-up that is younger than the change and may be its owner's. */
  async #take(address: string, askedAt: string, customerId: string, context: Context): Promise<boolean> {
    const owner = await this.emails.ownerOf(address);
    if (owner !== null && owner !== customerId && !(await this.#givesWay(owner, address, askedAt, context))) return false;
    const { state } = await this.emails.handle(this.emails.idOf(address), { type: 'Reserve', customerId }, context);
    return state.customerId === customerId;
  }

  /** An older sign-up that nobody proved gives way. Erased first, so that its link proves nothing any more. */
  async #givesWay(owner: string, address: string, askedAt: string, context: Context): Promise<boolean> {
    const { facts } = await this.customers.load(owner);
    const forms = facts.filter(({ type }) => type === 'CustomerSignedUp' || type === 'SignupDetailsReplaced' || type === 'SignedUpBeside');
    if (forms.some(({ recordedAt }) => recordedAt >= askedAt)) return false;
    const { state } = await this.customers.handle(owner, { type: 'GiveWay' }, context);
    if (state.status !== 'erased') return false;
    await this.vault.destroy(customerStream(owner));
    await this.emails.free(address, owner, context);
    return true;
  }

  /** Nothing of a change that was made, or was not, is left behind: no session of before, no address that is not the account's. */
  async #settle(customerId: string, changeId: string, wanted: string, context: Context): Promise<void> {
    const { details, emailChange, formerEmails } = (await this.customers.load(customerId)).state;
    const isMade = emailChange?.changeId === changeId && emailChange.outcome === 'changed';
    if (isMade) await this.sessions.revokeAll('customer', customerId);
    const own = details && this.emails.idOf(details.email);
    // Another run may be about to take what is still open.
    const pending = emailChange?.outcome === 'open' ? this.emails.idOf(emailChange.email) : null;
    for (const address of [wanted, ...formerEmails.map(({ email }) => email)]) {
      const id = this.emails.idOf(address);
      if (id !== own && id !== pending) await this.emails.free(address, customerId, context);
    }
  }
}
