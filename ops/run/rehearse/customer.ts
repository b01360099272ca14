import { request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { confirmed, jane } from '@willow/contracts/will/family.examples';

const HOST = 'localhost';
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

type Answer = { readonly status: number; readonly text: string };
/** As much as is looked at. */
type Body = {
  readonly willAnswers?: { readonly status: string; readonly jsonAnswers: { readonly funeralWishes?: string } };
  readonly clientSecret?: string;
  readonly paymentPublicKey?: string;
};
type Mail = { readonly id: string; readonly to: string; readonly text: string };

const patiently = async <T>(what: string, work: () => Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < 120; tries += 1) {
    const found = await work().catch(() => undefined);
    if (found !== undefined) return found;
    await sleep(1000);
  }
  throw new Error(`${what}: not within two minutes`);
};

/** Uses the shop over TLS, trusting the proxy's own authority, with cookies of its own. */
export class Customer {
  readonly #ca: string;
  readonly #email: string;
  readonly #cookies = new Map<string, string>();
  #token: string | undefined;

  constructor(ca: string, name: string) {
    this.#ca = ca;
    this.#email = `${name}.${Date.now()}@example.test`;
  }

  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const sent = body && JSON.stringify(body);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: HOST,
          path,
          method,
          ca: this.#ca,
          timeout: 60_000,
          headers: {
            cookie,
            accept: path.startsWith('/api') ? 'application/json' : 'text/html',
            ...(sent && { 'content-type': 'application/json' }),
          },
        },
        (answer) => {
          for (const line of answer.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            this.#cookies.set(name, value);
          }
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => (text += part));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text })).on('error', reject);
        },
      );
      asked.on('error', reject).on('timeout', () => asked.destroy(new Error('no answer')));
      asked.end(sent);
    });
  }

  /** Throws when it is refused. */
  async done(method: 'GET' | 'POST', path: string, body?: object): Promise<Body> {
    const { status, text } = await this.ask(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`);
    return text ? (JSON.parse(text) as Body) : {};
  }

  async signUp(): Promise<void> {
    await this.done('POST', '/api/signup', { ...jane, email: this.#email });
    await this.#followLink();
  }

  /** On another device, or after every session was ended. */
  async signInAgain(): Promise<void> {
    this.#cookies.clear();
    await this.done('POST', '/api/login', { email: this.#email });
    await this.#followLink();
  }

  /** The newest one, once a mail has another than the last that was followed. */
  async #followLink(): Promise<void> {
    this.#token = await patiently('the mail with the link', async () => {
      const list = (await (await fetch(`${MAILBOX}/api/messages?to=${encodeURIComponent(this.#email)}`)).json()) as readonly Mail[];
      const mail = list[0] && ((await (await fetch(`${MAILBOX}/api/messages/${list[0].id}`)).json()) as Mail);
      const token = /\/verify\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
      return token === this.#token ? undefined : token;
    });
    await this.done('POST', '/api/verify-email', { token: this.#token });
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
      const { willAnswers } = await this.done('GET', '/api/will');
      return willAnswers?.jsonAnswers.funeralWishes;
    });
  }

  async pay(): Promise<void> {
    await this.done('POST', '/api/will/submit');
    const { clientSecret = '' } = await this.done('POST', '/api/create-payment-intent', {});
    const { paymentPublicKey } = await this.done('GET', '/api/config');
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
      const { willAnswers } = await this.done('GET', '/api/will');
      return willAnswers?.status === 'draft_generated' ? true : undefined;
    });
  }
}
