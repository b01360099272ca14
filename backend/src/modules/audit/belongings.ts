import { z } from 'zod';
import type { LoggedEvent } from '../../event-sourcing/store/anchors/logged-event.ts';
import type { FactName } from '../../facts.ts';

const OfCustomer = z.object({ customerId: z.string() });

/** What tells whose a stream is, by the beginning of the stream's name. */
const NAMES_CUSTOMER: Readonly<Record<string, FactName>> = {
  'order-': 'OrderPlaced',
  'referral-': 'ReferralClaimed',
  'erasure-': 'ErasureRequested',
};

/** Which streams belong to an order: its customer's, the will's, the referral that the customer came by, and the erasure. */
export class Belongings {
  readonly #customerOf = new Map<string, string>();
  readonly #beside = new Map<string, string[]>();

  add({ stream, type, data }: Pick<LoggedEvent, 'stream' | 'type' | 'data'>): void {
    const category = stream.slice(0, stream.indexOf('-') + 1);
    if (NAMES_CUSTOMER[category] !== type) return;
    const { customerId } = OfCustomer.parse(JSON.parse(data));
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
