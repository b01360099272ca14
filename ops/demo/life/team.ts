import { BRAND } from '@willow/contracts/brand/brand';
import { Customer } from '../../people/customer.ts';
import type { Place } from '../../people/customer.ts';
import { Visitor } from '../../people/visitor.ts';
import type { Method } from '../../people/visitor.ts';
import { asksAgain, fine } from './asking.ts';

/** Who works at the firm. The first one is there before anybody; the others are invited by mail. */
export const PEOPLE = {
  admin: { name: 'Administrator', email: `operator@${BRAND.domain}`, role: 'admin' },
  priya: { name: 'Priya Nair', email: `priya.nair@${BRAND.domain}`, role: 'operator' },
  tom: { name: 'Tom Hargreaves', email: `tom.hargreaves@${BRAND.domain}`, role: 'operator' },
  helen: { name: 'Helen Osei', email: `helen.osei@${BRAND.domain}`, role: 'auditor' },
} as const;
export type Who = keyof typeof PEOPLE;
export const OPERATORS = ['priya', 'tom'] as const;

/** Less than the console lets somebody be idle. */
const AWAY_MS = 20 * 60_000;
const EXISTS = 409;

type Desk = { readonly browser: Visitor; ready: Promise<void>; at: number };

/** The team at its desks: each signs in when they have been away. */
export class Team {
  readonly #place: Place;
  readonly #password: string;
  readonly #now: () => Date;
  readonly #desks = new Map<Who, Desk>();

  constructor(place: Place, password: string, now: () => Date) {
    [this.#place, this.#password, this.#now] = [place, password, now];
  }

  /** Throws what was answered when it is not done. `key`: for a change. */
  async ask<T>(who: Who, method: Method, path: string, json?: object, key?: string): Promise<T> {
    const { browser } = await this.#desk(who);
    const answer = fine(method, path, await asksAgain(browser, method, path, json && { json }, { ...(key && { key }) }));
    const isJson = answer.text.startsWith('{') || answer.text.startsWith('[');
    return (isJson && !answer.text.includes('}\n{') ? JSON.parse(answer.text) : answer.text) as T;
  }

  /** By the link in the mail, with the password that everybody here has. */
  async joins(who: Exclude<Who, 'admin'>): Promise<void> {
    const { name, email, role } = PEOPLE[who];
    const { browser } = await this.#desk('admin');
    const invited = await asksAgain(browser, 'POST', '/api/admin/people', { json: { name, email, role } });
    if (invited.status !== EXISTS) fine('POST', '/api/admin/people', invited);
    const { text } = await new Customer(this.#place, email, () => Promise.reject(new Error('No customer'))).mail(/^Join/);
    const token = /\/admin\/invitation#([\w-]+)/.exec(text)?.[1];
    const guest = new Visitor(this.#place.url, this.#place.connections, '192.0.2.1');
    fine(
      'POST',
      '/api/admin/invitation/acceptance',
      await asksAgain(guest, 'POST', '/api/admin/invitation/acceptance', { json: { token, password: this.#password } }),
    );
  }

  async #desk(who: Who): Promise<Desk> {
    const known = this.#desks.get(who);
    const now = this.#now().getTime();
    if (known && now - known.at < AWAY_MS) {
      await known.ready;
      return known;
    }
    const browser = new Visitor(this.#place.url, this.#place.connections, `192.0.2.${2 + Object.keys(PEOPLE).indexOf(who)}`);
    const json = { email: PEOPLE[who].email, password: this.#password };
    const ready = asksAgain(browser, 'POST', '/api/admin/login', { json }).then((answer) => void fine('POST', '/api/admin/login', answer));
    const desk = { browser, ready, at: now };
    this.#desks.set(who, desk);
    await ready.catch((error: unknown) => {
      this.#desks.delete(who);
      throw error;
    });
    return desk;
  }
}
