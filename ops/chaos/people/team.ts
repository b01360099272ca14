import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderFlags } from '@willow/contracts';
import { OPERATOR } from '../../journeys/testing/product.ts';
import { assertFine } from '../../people/answers.ts';
import type { Place } from '../../people/customer.ts';
import { Visitor } from '../../people/visitor.ts';
import type { Answer, Body } from '../../people/visitor.ts';
import { newCommand } from '../ledger.ts';
import type { Customer } from './customer.ts';
import { CannotTell, insist, read, Refused } from './insist.ts';
import type { Insisting, Self } from './insist.ts';

export const QUESTION = 'question';

type Enquiries = { readonly enquiries: readonly { readonly id: string; readonly state: string }[] };

/** An operator who asks for the same thing until it is answered. */
export class Operator {
  readonly #self: Self;
  readonly #insisting: Insisting;

  constructor({ url, connections }: Place, insisting: Insisting) {
    const signsIn = (): Promise<boolean> =>
      this.signsIn().then(
        () => true,
        () => false,
      );
    this.#self = { browser: new Visitor(url, connections, '192.0.2.1'), signsIn, gone: insisting.gone };
    this.#insisting = insisting;
  }

  async signsIn(): Promise<void> {
    assertFine('signing in to the console', await this.#self.browser.ask('POST', '/api/admin/login', { json: OPERATOR }));
  }

  /** Asks the customer of an order something that was never asked before, and withdraws what came by mail: what is withdrawn earlier is not mailed. */
  async asks(orderId: string, customer: Customer): Promise<void> {
    const command = newCommand(customer.email, QUESTION, (id) => `${id} What is the name of your street?`);
    try {
      await this.#insists(command, orderId, '/enquiries', { json: { question: command.content, step: null } });
    } catch (error) {
      if (!(error instanceof CannotTell) && !(error instanceof Refused)) throw error;
    }
    const { enquiries } = await read<Enquiries>(this.#self, `/api/admin/orders/${orderId}`);
    if ((await customer.mails()).filter(({ subject }) => /question/i.test(subject)).length < enquiries.length) return;
    for (const { id } of enquiries.filter(({ state }) => state === 'open')) await this.#presses(orderId, `/enquiries/${id}/closed`);
  }

  /** Reads the draft, settles what waits for a decision, and has it sent. */
  async sends(orderId: string): Promise<void> {
    await read(this.#self, `/api/admin/orders/${orderId}/draft.txt`);
    const { answerHash, flags } = await read<OrderFlags>(this.#self, `/api/admin/orders/${orderId}/flags`);
    const reason = 'Talked it through on the telephone.';
    for (const { key } of flags.filter(({ stops }) => stops))
      await this.#presses(orderId, `/flags/${encodeURIComponent(key)}/decision`, { json: { answerHash, decision: 'accepted', reason } });
    await this.#presses(orderId, '/send');
  }

  /** A pound, out of goodwill. */
  async refunds(orderId: string): Promise<void> {
    const json = {
      requestId: randomUUID(),
      amount: 1,
      refundedBefore: 0,
      reason: 'goodwill',
      note: 'It took longer.',
      confirm: orderId.slice(0, 8),
    };
    await this.#presses(orderId, '/refunds', { json });
  }

  /** What nobody can tell is looked at and pressed again; that it is so already is as good as done. */
  async #presses(orderId: string, path: string, body?: Body): Promise<void> {
    for (let wasInDoubt = false; ; wasInDoubt = true) {
      try {
        await this.#insists(newCommand(orderId, path.replaceAll(/[0-9a-f-]{36}/g, ':id')), orderId, path, body);
        return;
      } catch (error) {
        if (error instanceof Refused && wasInDoubt) return;
        if (!(error instanceof CannotTell)) throw error;
        await sleep(500);
      }
    }
  }

  #insists(command: Parameters<typeof insist>[2], orderId: string, path: string, body?: Body): Promise<Answer> {
    return insist(this.#insisting, this.#self, command, {
      method: 'POST',
      path: `/api/admin/orders/${orderId}${path}`,
      ...(body && { body }),
    });
  }
}
