import { confirmed, jane } from '@willow/contracts/will/family.examples';
import { Caller, HOST, patiently } from './caller.ts';

const MAILBOX = 'http://127.0.0.1:8025';
const STRIPE = 'http://127.0.0.1:12111';
const ANSWERS = {
  willForYou: 'yes',
  isMarried: 'no',
  hasChildren: 'no',
  isHomeowner: 'no',
  executors: [{ fullName: 'Mary Poole', address: '3 Mill Road, Wells', relationship: 'Friend' }],
  beneficiaryType: 'custom',
  customBeneficiaries: [{ fullName: 'Mary Poole', address: '3 Mill Road, Wells', relationship: 'Friend', percentage: 100 }],
  hasSpecificGifts: false,
};

/** As much as is looked at. */
type Body = {
  readonly willAnswers?: { readonly status: string; readonly jsonAnswers: { readonly funeralWishes?: string } };
  readonly clientSecret?: string;
  readonly paymentPublicKey?: string;
};
type Mail = { readonly id: string; readonly to: string; readonly subject: string; readonly text: string };

/** Somebody who wants a will. */
export class Customer extends Caller {
  readonly #email: string;
  #token: string | undefined;

  constructor(ca: string, name: string) {
    super(ca);
    this.#email = `${name}.${Date.now()}@example.test`;
  }

  async signUp(): Promise<void> {
    await this.done('POST', '/api/signup', { ...jane, email: this.#email });
    await this.#followLink();
  }

  /** On another device, or after every session was ended. */
  async signInAgain(): Promise<void> {
    this.forget();
    await this.done('POST', '/api/login', { email: this.#email });
    await this.#followLink();
  }

  /** The newest one, once a mail has another than the last that was followed. */
  async #followLink(): Promise<void> {
    this.#token = await patiently('the mail with the link', async () => {
      const [newest] = await this.#mails();
      const mail = newest && ((await (await fetch(`${MAILBOX}/api/messages/${newest.id}`)).json()) as Mail);
      const token = /\/verify\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
      return token === this.#token ? undefined : token;
    });
    await this.done('POST', '/api/verify-email', { token: this.#token });
  }

  /** Newest first. */
  async #mails(): Promise<readonly Mail[]> {
    return (await (await fetch(`${MAILBOX}/api/messages?to=${encodeURIComponent(this.#email)}`)).json()) as readonly Mail[];
  }

  /** The mailbox reports that the newest mail with this subject came back. */
  async bounces(subject: RegExp): Promise<void> {
    const message = await patiently(`a mail with the subject ${subject}`, async () =>
      (await this.#mails()).find((mail) => subject.test(mail.subject)),
    );
    const told = await fetch(`${MAILBOX}/_local/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: message.id, play: 'bounced' }),
    });
    if (!told.ok) throw new Error(`The report of a bounce was not taken: ${await told.text()}`);
  }

  async orderId(): Promise<string> {
    return (await this.done<{ order: { id: string } }>('GET', '/api/my-order')).order.id;
  }

  async save(wishes: string): Promise<void> {
    await this.done('POST', '/api/will', { step: 10, answers: { ...ANSWERS, funeralWishes: wishes, ...confirmed } });
  }

  /** As a person does who is told to try again. */
  async saveAtLast(wishes: string): Promise<void> {
    await patiently('a save', () => this.save(wishes).then(() => true));
  }

  /** As it was saved last; waits for a service that is just coming back. */
  wishes(): Promise<string> {
    return patiently('what was saved', async () => {
      const { willAnswers } = await this.done<Body>('GET', '/api/will');
      return willAnswers?.jsonAnswers.funeralWishes;
    });
  }

  async pay(): Promise<void> {
    await this.done('POST', '/api/will/submit');
    const { clientSecret = '' } = await this.done<Body>('POST', '/api/create-payment-intent', {});
    const { paymentPublicKey } = await this.done<Body>('GET', '/api/config');
    const intent = clientSecret.split('_secret')[0];
    const form = new URLSearchParams({
      payment_method: 'pm_card_visa',
      client_secret: clientSecret,
      return_url: `https://${HOST}/dashboard`,
    });
    const charged = await fetch(`${STRIPE}/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${paymentPublicKey}` },
      body: form,
    });
    if (!charged.ok) throw new Error(`The card was not charged: ${await charged.text()}`);
    await patiently('the draft that follows a payment', async () => {
      const { willAnswers } = await this.done<Body>('GET', '/api/will');
      return willAnswers?.status === 'draft_generated' ? true : undefined;
    });
  }
}
