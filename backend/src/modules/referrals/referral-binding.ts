import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Context } from '../../event-sourcing/context.ts';
import { isRefusedFor } from '../../event-sourcing/core/refusal.ts';
import { type Details, GetCustomer, ownAddresses } from '../customers/index.ts';
import { Invitees } from './invitees.repository.ts';
import { isReferralId, Referrals } from './referrals.repository.ts';

type Friend = { readonly customerId: string; readonly details: Details; readonly invitee: string };

/**
 * Finds the referral that brought a customer, once: the mailbox's own stream keeps the answer, none included, so that who is a customer
 * already is never somebody's new friend. Safe to repeat, in parallel too.
 */
@Injectable()
export class ReferralBinding {
  constructor(
    private readonly referrals: Referrals,
    private readonly invitees: Invitees,
    private readonly queries: QueryBus,
  ) {}

  async bind(customerId: string, context: Context): Promise<string | null> {
    const customer = await this.queries.execute(new GetCustomer(customerId));
    if (!customer?.details) return null;
    const invitee = this.invitees.idOf(customer.details.email);
    const before = await this.#settled(customer, customerId);
    if (before !== undefined) return this.#join(invitee, customerId, before, context);
    const { invitations } = (await this.invitees.load(invitee)).state;
    const friend = { customerId, details: customer.details, invitee };
    const named = customer.referralId === null ? null : await this.#byLink(customer.referralId, friend, context);
    const referralId = named ?? (await this.#byAddress(invitations, friend, context));
    return this.#join(invitee, customerId, referralId, context);
  }

  /** What was settled for the account, also while it had another address. */
  async #settled(customer: Parameters<typeof ownAddresses>[0], customerId: string): Promise<string | null | undefined> {
    for (const { email } of ownAddresses(customer)) {
      const before = (await this.invitees.load(this.invitees.idOf(email))).state.joined[customerId];
      if (before !== undefined) return before;
    }
    return undefined;
  }

  async #join(invitee: string, customerId: string, referralId: string | null, context: Context): Promise<string | null> {
    const { state } = await this.invitees.handle(invitee, { type: 'Join', customerId, referralId }, context);
    return state.joined[customerId] ?? null;
  }

  /** Null when the id is unknown, or the friend's own. */
  async #byLink(referralId: string, friend: Friend, context: Context): Promise<string | null> {
    if (!(await this.#isOfSomebodyElse(referralId, friend))) return null;
    return (await this.#claims(referralId, friend, context)) ? referralId : this.#beside(referralId, friend, context);
  }

  /** The oldest invitation to this address that nobody has; when others came by all of them, the friend it was for counts as well. */
  async #byAddress(invitations: readonly string[], friend: Friend, context: Context): Promise<string | null> {
    const open: string[] = [];
    for (const referralId of invitations) if (await this.#isOfSomebodyElse(referralId, friend)) open.push(referralId);
    for (const referralId of open) if (await this.#claims(referralId, friend, context)) return referralId;
    const [oldest] = open;
    return oldest === undefined ? null : this.#beside(oldest, friend, context);
  }

  /** Of a customer who is still there: who was erased earns nothing. */
  async #isOfSomebodyElse(referralId: string, { customerId, invitee }: Friend): Promise<boolean> {
    if (!isReferralId(referralId)) return false;
    const { referrerId } = (await this.referrals.load(referralId)).state;
    if (referrerId === null || referrerId === customerId) return false;
    const referrer = await this.queries.execute(new GetCustomer(referrerId));
    return Boolean(referrer?.details) && this.invitees.idOf(referrer?.details?.email ?? '') !== invitee;
  }

  async #claims(referralId: string, { customerId }: Friend, context: Context): Promise<boolean> {
    try {
      await this.referrals.handle(referralId, { type: 'Claim', customerId }, context);
      return true;
    } catch (error) {
      if (isRefusedFor(error, 'ReferralTaken')) return false;
      throw error;
    }
  }

  /** A further friend by the same link is a referral of its own, for the same referrer. */
  async #beside(via: string, { customerId, details, invitee }: Friend, context: Context): Promise<string> {
    const referrerId = (await this.referrals.load(via)).state.referrerId ?? '';
    const referralId = this.referrals.idFor(referrerId, customerId);
    const friend = { name: details.fullName, email: details.email };
    await this.referrals.handle(referralId, { type: 'Invite', referrerId, invitee, via, friend }, context);
    await this.referrals.handle(referralId, { type: 'Claim', customerId }, context);
    return referralId;
  }
}
