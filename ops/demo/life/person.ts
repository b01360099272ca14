import { Customer } from '../../people/customer.ts';
import type { Place } from '../../people/customer.ts';
import { addressOf, Visitor } from '../../people/visitor.ts';
import type { Answer, Asking, Body, Method } from '../../people/visitor.ts';
import type { Character } from '../cast/cast.ts';
import { asksAgain, fine } from './asking.ts';

/** On a line of its own. */
const CODE = /^\s+(\d{3})\s?(\d{3})\s*$/m;
const LINK = /\/verify\?token=([\w.-]+)/;
const ANY_LINK = /confirm your email|login link|already have/i;
const UNKNOWN = 401;

/** A customer of the demo in their browser. Whoever comes back after hours signs in again, by the link or the code in a mail. */
export class Person {
  readonly customer: Customer;
  readonly #browser: Visitor;
  readonly #usesCode: boolean;
  #nextKey: () => string = () => '';

  constructor(place: Place, { number, details, usesCode }: Character) {
    this.#browser = new Visitor(place.url, place.connections, addressOf(number + 1));
    this.#usesCode = usesCode;
    this.customer = new Customer(place, details.email, (...asked) => this.#asks(...asked));
  }

  /** For the changes of the next scene. */
  uses(nextKey: () => string): void {
    this.#nextKey = nextKey;
  }

  /** The form of the storefront; nothing is opened yet. */
  async fillsIn(form: object): Promise<void> {
    fine('POST', '/api/signup', await this.#tries('POST', '/api/signup', { json: form }));
  }

  async signsUp(form: object): Promise<void> {
    await this.#signsIn('/api/signup', form);
  }

  async reads<T>(path: string): Promise<T> {
    return JSON.parse((await this.customer.ask('GET', path)).text) as T;
  }

  async does<T>(path: string, json?: object): Promise<T> {
    return JSON.parse((await this.customer.ask('POST', path, json && { json })).text) as T;
  }

  async #asks(method: Method, path: string, body?: Body, asking?: Asking): Promise<Answer> {
    const keyed = { ...asking, ...(method !== 'GET' && { key: this.#nextKey() }) };
    const answer = await this.#tries(method, path, body, keyed);
    if (answer.status !== UNKNOWN) return fine(method, path, answer);
    await this.#signsIn('/api/login', { email: this.customer.email });
    return fine(method, path, await this.#tries(method, path, body, keyed));
  }

  async #signsIn(path: string, form: object): Promise<void> {
    const known = new Set((await this.customer.mails()).map(({ id }) => id));
    fine('POST', path, await this.#tries('POST', path, { json: form }));
    const { text } = await this.customer.mail(ANY_LINK, ({ id }) => !known.has(id));
    const code = this.#usesCode && CODE.exec(text);
    const [how, json] = code
      ? (['/api/verify-code', { email: this.customer.email, code: `${code[1]}${code[2]}` }] as const)
      : (['/api/verify-email', { token: LINK.exec(text)?.[1] }] as const);
    fine('POST', how, await this.#tries('POST', how, { json }));
  }

  #tries(method: Method, path: string, body?: Body, asking?: Asking): Promise<Answer> {
    return asksAgain(this.#browser, method, path, body, asking);
  }
}
