import { z } from 'zod';
import type { LoggedEvent } from '../../event-sourcing/store/anchors/logged-event.ts';
import type { FactName } from '../../facts.ts';

const OfCustomer = z.object({ customerId: z.string().nullable() });

/** What tells whose a stream is, by the beginning of the stream's name. */
const NAMES_CUSTOMER: Readonly<Record<string, readonly FactName[]>> = {
  'order-': ['OrderPlaced'],
  'referral-': ['ReferralClaimed'],
  'couple-': ['PartnerInvited', 'PairLinked'],
  'erasure-': ['ErasureRequested'],
  'delivery-': ['MailDelivered', 'MailDeferred', 'MailBounced', 'MailReportedAsSpam'],
};
/** Where it stands what the team opened and took away: each of them has a stream of their own. */
const LOOKS = 'access-';
const LookedAt = z.object({ orderId: z.nullish(z.string()), customerId: z.nullish(z.string()) });

/** The facts among which they are. */
export const NAMING_FACTS: readonly FactName[] = Object.values(NAMES_CUSTOMER).flat();

/** Which streams belong to an order: its customer's, the will's, the referral that the customer came by, the couple, the erasure, and what became of our mails. */
export class Belongings {
  readonly #customerOf = new Map<string, string>();
  readonly #beside = new Map<string, string[]>();

  add({ stream, type, data }: Pick<LoggedEvent, 'stream' | 'type' | 'data'>): void {
    const category = stream.slice(0, stream.indexOf('-') + 1);
    if (!NAMES_CUSTOMER[category]?.some((name) => name === type)) return;
    const { customerId } = OfCustomer.parse(JSON.parse(data));
    // A mail to somebody who is no customer.
    if (customerId === null) return;
    if (category === 'order-') this.#customerOf.set(stream, customerId);
    else this.#beside.set(customerId, [...(this.#beside.get(customerId) ?? []), stream]);
  }

  /** Undefined for a stream that is no order. Some of them may have no fact. */
  of(stream: string): readonly string[] | undefined {
    const customerId = this.#customerOf.get(stream);
    if (customerId === undefined) return undefined;
    return [...new Set([`customer-${customerId}`, `will-${customerId}`, ...(this.#beside.get(customerId) ?? [])])].toSorted();
  }
}

/** The stream of the order or the customer that somebody of the team looked at; null of what is no look, and of a look at no one in particular. */
export function lookedAt({ stream, data }: Pick<LoggedEvent, 'stream' | 'data'>): string | null {
  if (!stream.startsWith(LOOKS)) return null;
  const { orderId, customerId } = LookedAt.parse(JSON.parse(data));
  if (orderId != null) return `order-${orderId}`;
  return customerId == null ? null : `customer-${customerId}`;
}
