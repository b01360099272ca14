import type { Agent } from 'undici';
import { assertFine } from './answers.ts';
import { patiently } from './patiently.ts';
import { addressOf, Visitor } from './visitor.ts';
import type { Answer, Asking, Body, Method } from './visitor.ts';

/** Where a product and its stand-ins are. */
export type Place = {
  readonly url: string;
  readonly mailboxUrl: string;
  readonly stripeUrl: string;
  readonly stripeKey: string;
  readonly connections: Agent;
};

/** Asks the product as this customer's browser, and answers when it was done: how patient that is says whoever lives the customer. */
export type Ask = (method: Method, path: string, body?: Body, asking?: Asking) => Promise<Answer>;
type Listed = { readonly id: string; readonly subject: string };
export type Mail = Listed & { readonly text: string };
export type Intent = { readonly orderId: string; readonly clientSecret?: string };

/** As often as the dashboard looks while something is under way, and a little more. */
const LOOKS_EVERY_MS = 500;
const MAIL_EVERY_MS = 200;

/** Of the link in a mail. */
export const tokenIn = (text: string): string | undefined => /\/verify\?token=([\w.-]+)/.exec(text)?.[1];

/** What every customer does who is lived without a screen: follows the link in a mail, pays by card, waits. */
export class Customer {
  readonly email: string;
  readonly ask: Ask;
  readonly #place: Place;
  readonly #outside: { readonly mailbox: Visitor; readonly provider: Visitor };

  constructor(place: Place, email: string, ask: Ask) {
    this.#place = place;
    this.email = email;
    this.ask = ask;
    const { mailboxUrl, stripeUrl, connections } = place;
    this.#outside = {
      mailbox: new Visitor(mailboxUrl, connections, addressOf(0)),
      provider: new Visitor(stripeUrl, connections, addressOf(0)),
    };
  }

  async followsLink(subject: RegExp): Promise<void> {
    const { text } = await this.mail(subject);
    await this.ask('POST', '/api/verify-email', { json: { token: tokenIn(text) } });
  }

  /** The newest one with such a subject, of those that `isNew` lets pass. */
  mail(subject: RegExp, isNew: (mail: Listed) => boolean = () => true): Promise<Mail> {
    return patiently(`a mail with the subject ${subject}`, MAIL_EVERY_MS, async () => {
      const found = (await this.mails()).find((mail) => subject.test(mail.subject) && isNew(mail));
      return found && (JSON.parse((await this.#outside.mailbox.ask('GET', `/api/messages/${found.id}`)).text) as Mail);
    });
  }

  /** All that came so far, newest first. */
  async mails(): Promise<readonly Listed[]> {
    const { text } = await this.#outside.mailbox.ask('GET', `/api/messages?to=${encodeURIComponent(this.email)}`);
    return JSON.parse(text) as Listed[];
  }

  async startsPaying(discountCode?: string): Promise<Intent> {
    const { text } = await this.ask('POST', '/api/create-payment-intent', { json: { ...(discountCode && { discountCode }) } });
    return JSON.parse(text) as Intent;
  }

  /** As Stripe's form in the browser does. */
  enterCard({ clientSecret = '' }: Intent, card: string): Promise<Answer> {
    const { stripeKey, url } = this.#place;
    const form = new URLSearchParams({ payment_method: card, client_secret: clientSecret, return_url: `${url}/dashboard` });
    const [intentId = ''] = clientSecret.split('_secret');
    return this.#outside.provider.ask('POST', `/v1/payment_intents/${intentId}/confirm`, { form }, { bearer: stripeKey });
  }

  /** The number of the order. */
  async pays(card = 'pm_card_visa'): Promise<string> {
    const intent = await this.startsPaying();
    assertFine('paying', await this.enterCard(intent, card));
    return intent.orderId;
  }

  async waitsFor(status: string): Promise<void> {
    await patiently(`the will to be ${status}`, LOOKS_EVERY_MS, async () => {
      const { text } = await this.ask('GET', '/api/will');
      return (JSON.parse(text) as { willAnswers: { status: string } }).willAnswers.status === status || undefined;
    });
  }
}
