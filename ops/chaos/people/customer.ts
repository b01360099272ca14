import type { WillAnswers } from '@willow/contracts';
import { confirmed, jane } from '@willow/contracts/will/family.examples';
import { SHORT_ANSWERS } from '../../journeys/testing/accounts.ts';
import { Customer as AnyCustomer, tokenIn } from '../../people/customer.ts';
import type { Place } from '../../people/customer.ts';
import { addressOf, Visitor } from '../../people/visitor.ts';
import type { Answer, Body } from '../../people/visitor.ts';
import { waitUntil } from '../../run/launcher/processes.ts';
import { patient } from '../../testing/machine/patience.ts';
import { newCommand } from '../ledger.ts';
import { CannotTell, insist, read, Refused } from './insist.ts';
import type { Insisting, Self } from './insist.ts';

type Entry = { readonly type: string; readonly details?: { readonly answers?: WillAnswers; readonly question?: string } };
type MyData = { readonly history: readonly { readonly subject: string; readonly entries: readonly Entry[] }[] };

/** Longer than a customer may save: 120 times in a minute. */
export const SAVES_EVERY_MS = 550;
export const SAVE = 'save';
const LINK_WITHIN_MS = patient(10_000);

/** Somebody with an account, who asks for the same thing until it is answered. */
export class Customer extends AnyCustomer {
  readonly #insisting: Insisting;
  readonly #self: Self;

  constructor(place: Place, insisting: Insisting, number: number) {
    const email = `customer.${number}@example.test`;
    const browser = new Visitor(place.url, place.connections, addressOf(number));
    const self = { browser, signsIn: (): Promise<boolean> => Promise.resolve(false), gone: insisting.gone };
    super(place, email, (method, path, body) => (method === 'GET' ? looks(self, path) : press(insisting, self, email, path, body)));
    self.signsIn = () => this.#signsInAgain();
    this.#insisting = insisting;
    this.#self = self;
  }

  async signsUp(): Promise<void> {
    await this.ask('POST', '/api/signup', { json: { ...jane, email: this.email } });
    await this.followsLink(/verify|confirm/i);
  }

  /** By a link that came after it was asked for. */
  async #signsInAgain(): Promise<boolean> {
    const { browser } = this.#self;
    const before = new Set((await this.mails()).map(({ id }) => id));
    await browser.ask('POST', '/api/login', { json: { email: this.email } }).catch(() => undefined);
    const isNew = async (): Promise<boolean> =>
      (await this.mails()).some(({ id, subject }) => !before.has(id) && /login link/i.test(subject));
    if (!(await waitUntil(isNew, LINK_WITHIN_MS, 200))) return false;
    const { text } = await this.mail(/login link/i);
    await browser.ask('POST', '/api/verify-email', { json: { token: tokenIn(text) } }).catch(() => undefined);
    return true;
  }

  reads<T>(path: string): Promise<T> {
    return read<T>(this.#self, path);
  }

  /** Wishes that nobody has had before. False when nobody can tell, or when they collide with a save whose answer was lost: that is looked at. */
  async saves(more: WillAnswers = {}): Promise<boolean> {
    const command = newCommand(this.email, SAVE, (id) => `${id} ${'No flowers, please. '.repeat(5)}`.trim());
    const answers = { ...SHORT_ANSWERS, funeralWishes: command.content, ...more };
    try {
      await insist(this.#insisting, this.#self, command, { method: 'POST', path: '/api/will', body: { json: { step: 10, answers } } });
      return true;
    } catch (error) {
      if (!(error instanceof CannotTell) && !(error instanceof Refused && error.status === 409)) throw error;
      await this.#wishes();
      return false;
    }
  }

  async #wishes(): Promise<string> {
    const { willAnswers } = await this.reads<{ willAnswers: { jsonAnswers: WillAnswers } }>('/api/will');
    return willAnswers.jsonAnswers.funeralWishes ?? '';
  }

  async submits(): Promise<void> {
    const last = { ...confirmed, submittedAt: new Date().toISOString() };
    while (!(await this.saves(last)));
    await this.ask('POST', '/api/will/submit');
  }

  /** As the customer is shown them now, and all that were saved before, oldest first. */
  async wishes(): Promise<{ readonly now: string; readonly saved: readonly string[] }> {
    const saved = (await this.entries('will')).flatMap(({ details }) => details?.answers?.funeralWishes ?? []);
    return { now: await this.#wishes(), saved };
  }

  async questions(): Promise<readonly string[]> {
    return (await this.entries('order')).flatMap(({ details }) => details?.question ?? []);
  }

  /** What the product tells of what happened, oldest first: one of five looks an hour that a customer has. */
  async entries(subject: 'will' | 'order'): Promise<readonly Entry[]> {
    const { history } = await (this.#data ??= this.reads<MyData>('/api/my-data.json'));
    return history.find((part) => part.subject === subject)?.entries ?? [];
  }

  #data: Promise<MyData> | undefined;
}

/** Again and again until it is answered; each time somebody gives up waiting for an answer, the next press is another command. */
async function press(insisting: Insisting, self: Self, who: string, path: string, body?: Body): Promise<Answer> {
  for (;;) {
    try {
      return await insist(insisting, self, newCommand(who, path), { method: 'POST', path, ...(body && { body }) });
    } catch (error) {
      if (!(error instanceof CannotTell)) throw error;
    }
  }
}

/** The text, as the people of the benches and the demo read it. */
const looks = async (self: Self, path: string): Promise<Answer> => ({
  status: 200,
  text: JSON.stringify(await read(self, path)),
  ms: 0,
  answeredMs: 0,
  retryAfterSeconds: null,
});
