import { setTimeout as sleep } from 'node:timers/promises';
import { patiently } from '../../people/patiently.ts';
import { assertFine } from '../../people/answers.ts';
import type { Place } from '../../people/customer.ts';
import { Customer, SAVES_EVERY_MS } from './customer.ts';
import type { Insisting } from './insist.ts';
import { Operator } from './team.ts';

const ASKS_EVERY_MS = 400;
/** As many refunds as one operator may ask for within an hour, and a few less. */
const MOST_REFUNDS = 50;

export type Bought = { readonly customer: Customer; readonly orderId: string; readonly refunded: boolean };

/** Everybody who uses the product while it breaks. Who signs up does so before: a link works once, and its answer is kept by nobody. */
export class Crowd {
  readonly savers: readonly Customer[];
  /** Paid for, and asked about all the time. */
  readonly asked: Customer;
  readonly bought: Bought[] = [];
  readonly failures: string[] = [];
  readonly #buyers: Customer[];
  readonly #operator: Operator;
  readonly #over = new AbortController();
  #askedOrder = '';
  #busy: Promise<void>[] = [];

  constructor(place: Place, insisting: Insisting, { savers, buyers }: { readonly savers: number; readonly buyers: number }) {
    const customers = Array.from({ length: savers + buyers + 1 }, (_, number) => new Customer(place, insisting, number + 1));
    this.asked = customers[0]!;
    this.savers = customers.slice(1, savers + 1);
    this.#buyers = customers.slice(savers + 1);
    this.#operator = new Operator(place, insisting);
  }

  async arrives(): Promise<void> {
    await this.#operator.signsIn();
    for (const customer of [this.asked, ...this.savers, ...this.#buyers]) await customer.signsUp();
    this.#askedOrder = await this.#pays(this.asked);
  }

  begins(): void {
    for (const saver of this.savers) this.#goesOn(SAVES_EVERY_MS, () => saver.saves());
    this.#goesOn(ASKS_EVERY_MS, () => this.#operator.asks(this.#askedOrder, this.asked));
  }

  /** The next customer makes a will, pays, and gets it by mail, whatever happens meanwhile. */
  buys(): void {
    const customer = this.#buyers.shift();
    if (customer) this.#busy.push(this.#noting(() => this.#wholeOrder(customer)));
  }

  /** Nobody begins anything, and what was begun is finished. */
  async ends(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#busy);
  }

  #goesOn(everyMs: number, act: () => Promise<unknown>): void {
    const go = async (): Promise<void> => {
      while (!this.#over.signal.aborted) {
        await act();
        await sleep(everyMs);
      }
    };
    this.#busy.push(this.#noting(go));
  }

  async #noting(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.failures.push(error instanceof Error ? error.message : String(error));
    }
  }

  async #wholeOrder(customer: Customer): Promise<void> {
    const orderId = await this.#pays(customer);
    await customer.waitsFor('draft_generated');
    await this.#operator.sends(orderId);
    await customer.waitsFor('sent');
    const refunded = this.bought.length < MOST_REFUNDS;
    if (refunded) await this.#operator.refunds(orderId);
    this.bought.push({ customer, orderId, refunded });
  }

  /** The card is charged by the provider, whose answer may be lost: then it says that it was charged already. */
  async #pays(customer: Customer): Promise<string> {
    await customer.submits();
    const intent = await customer.startsPaying();
    await patiently('a card to be charged', 500, async () => {
      const answer = await customer.enterCard(intent, 'pm_card_visa').catch(() => undefined);
      if (!answer || answer.status >= 429) return undefined;
      if (!/"payment_intent_unexpected_state"/.test(answer.text)) assertFine('paying', answer);
      return true;
    });
    return intent.orderId;
  }
}
