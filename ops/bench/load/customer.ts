import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderFlags, WillAnswers } from '@willow/contracts';
import { confirmed, familyAnswers, jane } from '@willow/contracts/will/family.examples';
import { WIZARD } from '@willow/contracts/will/questions';
import type { Agent } from 'undici';
import type { Recorder } from './recorder.ts';
import { addressOf, Visitor } from './visitor.ts';
import type { Answer, Body } from './visitor.ts';

export type World = {
  readonly url: string;
  readonly mailboxUrl: string;
  readonly stripeUrl: string;
  readonly stripeKey: string;
  readonly connections: Agent;
  /** They take turns: a session may have a few things under way at once. */
  readonly operators: readonly Visitor[];
  readonly recorder: Recorder;
};

/** Between one answer and the next. People take longer, which costs the product nothing but the memory of a session. */
const THINKS_MS = 300;
/** As the dashboard does while something is under way, only more often, so that the wait for a draft is measured and not the pause. */
const LOOKS_EVERY_MS = 500;
const MAIL_EVERY_MS = 200;
/** Who waits longer than this for one thing has gone. */
const PATIENCE_MS = 120_000;

/** Refused because of others, not because of what was asked. */
const isShed = ({ status }: Answer): boolean => status === 429 || status === 503;
const isFine = ({ status }: Answer): boolean => status >= 200 && status < 300;

class TurnedAway extends Error {}

/** One customer, from signing up to the mail with the will in it. Never throws: what goes wrong is in the record. */
export async function liveWholeLife(world: World, number: number, cameAt: number): Promise<void> {
  const { recorder } = world;
  recorder.underWay += 1;
  try {
    await live(world, number, cameAt);
  } catch (error) {
    if (!(error instanceof TurnedAway)) recorder.fail(error instanceof Error ? error.message : String(error));
  } finally {
    recorder.underWay -= 1;
  }
}

async function live(world: World, number: number, cameAt: number): Promise<void> {
  const { recorder } = world;
  const customer = new Customer(world, number);
  await customer.signsUp(cameAt);
  await customer.answersEverything();
  const orderId = await customer.pays();
  const paidAt = performance.now();
  await customer.waitsFor('draft_generated');
  recorder.note('payToDraftS', (performance.now() - paidAt) / 1000, paidAt);
  recorder.note('draft', number);
  await approves(world, number, orderId);
  await customer.mail(/ready to sign/i);
  recorder.note('sent', number);
}

class Customer {
  readonly #world: World;
  readonly #browser: Visitor;
  readonly #email: string;

  constructor(world: World, number: number) {
    this.#world = world;
    this.#browser = new Visitor(world.url, world.connections, addressOf(number));
    this.#email = `customer.${process.pid}.${number}@example.test`;
  }

  /** Who is turned away at the door does not try again. */
  async signsUp(cameAt: number): Promise<void> {
    const answer = await this.#browser.ask('POST', '/api/signup', { json: { ...jane, email: this.#email } }, cameAt);
    if (isShed(answer)) {
      noteShed(this.#world.recorder, answer);
      throw new TurnedAway();
    }
    assertFine('signing up', answer);
    const { text } = await this.mail(/verify|confirm/i);
    const token = /\/verify\?token=([\w.-]+)/.exec(text)?.[1];
    await this.#ask('POST', '/api/verify-email', { json: { token } });
  }

  /** One question after the other. A late answer makes the next ones late as well: each counts from when it was due (no coordinated omission). */
  async answersEverything(): Promise<void> {
    const all: WillAnswers = { ...familyAnswers, ...confirmed };
    const begin = performance.now();
    let answers: WillAnswers = {};
    for (const [index, { keys }] of WIZARD.entries()) {
      const dueAt = begin + index * THINKS_MS;
      await sleep(Math.max(0, dueAt - performance.now()));
      answers = { ...answers, ...Object.fromEntries(keys.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]]))) };
      const { ms } = await this.#ask('POST', '/api/will', { json: { step: index + 1, answers } }, dueAt);
      this.#world.recorder.note('saveMs', ms, dueAt);
    }
    await this.#ask('POST', '/api/will/submit');
  }

  /** As Stripe's form in the browser does. */
  async pays(): Promise<string> {
    const { text } = await this.#ask('POST', '/api/create-payment-intent', { json: {} });
    const { orderId, clientSecret } = JSON.parse(text) as { orderId: string; clientSecret: string };
    const { connections, stripeUrl, stripeKey, url } = this.#world;
    const form = new URLSearchParams({ payment_method: 'pm_card_visa', client_secret: clientSecret, return_url: `${url}/dashboard` });
    const [intentId = ''] = clientSecret.split('_secret');
    const provider = new Visitor(stripeUrl, connections, addressOf(0));
    assertFine('paying', await provider.ask('POST', `/v1/payment_intents/${intentId}/confirm`, { form }, undefined, stripeKey));
    return orderId;
  }

  async waitsFor(status: string): Promise<void> {
    await patiently(`the will to be ${status}`, LOOKS_EVERY_MS, async () => {
      const { text } = await this.#ask('GET', '/api/will');
      return (JSON.parse(text) as { willAnswers: { status: string } }).willAnswers.status === status || undefined;
    });
  }

  mail(subject: RegExp): Promise<{ readonly text: string }> {
    const { connections, mailboxUrl } = this.#world;
    const mailbox = new Visitor(mailboxUrl, connections, addressOf(0));
    return patiently(`a mail with the subject ${subject}`, MAIL_EVERY_MS, async () => {
      const { text } = await mailbox.ask('GET', `/api/messages?to=${encodeURIComponent(this.#email)}`);
      const found = (JSON.parse(text) as { id: string; subject: string }[]).find((mail) => subject.test(mail.subject));
      return found && (JSON.parse((await mailbox.ask('GET', `/api/messages/${found.id}`)).text) as { text: string });
    });
  }

  #ask(method: 'GET' | 'POST', path: string, body?: Body, dueAt?: number): Promise<Answer> {
    return persistently(this.#world.recorder, this.#browser, method, path, body, dueAt);
  }
}

/** Reads the draft, settles what waits for a decision, and has it sent. */
async function approves({ operators, recorder }: World, number: number, orderId: string): Promise<void> {
  const operator = operators[number % operators.length]!;
  const ask = (method: 'GET' | 'POST', path: string, body?: Body) =>
    persistently(recorder, operator, method, `/api/admin/orders/${orderId}/${path}`, body);
  await ask('GET', 'draft.txt');
  const { answerHash, flags } = JSON.parse((await ask('GET', 'flags')).text) as OrderFlags;
  const reason = 'Talked it through on the telephone.';
  for (const { key } of flags.filter(({ stops }) => stops))
    await ask('POST', `flags/${encodeURIComponent(key)}/decision`, { json: { answerHash, decision: 'accepted', reason } });
  await ask('POST', 'send');
}

/** Comes again when it is told to, as the storefront does with an answer that is not saved yet. */
async function persistently(
  recorder: Recorder,
  browser: Visitor,
  method: 'GET' | 'POST',
  path: string,
  body?: Body,
  dueAt = performance.now(),
): Promise<Answer> {
  for (;;) {
    const answer = await browser.ask(method, path, body, dueAt);
    if (!isShed(answer)) return assertFine(`${method} ${path.replaceAll(/[0-9a-f-]{36}/g, ':id')}`, answer);
    noteShed(recorder, answer);
    if (performance.now() - dueAt > PATIENCE_MS) throw new Error(`${method} was refused for ${PATIENCE_MS / 1000} s`);
    await sleep((answer.retryAfterSeconds ?? 1) * 1000);
  }
}

function noteShed(recorder: Recorder, answer: Answer): void {
  recorder.note('turnedAwayMs', answer.answeredMs);
  if (answer.retryAfterSeconds === null) recorder.withoutRetryAfter += 1;
}

function assertFine(what: string, answer: Answer): Answer {
  if (!isFine(answer)) throw new Error(`${what} was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  return answer;
}

async function patiently<T>(what: string, everyMs: number, look: () => Promise<T | undefined>): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(everyMs);
  }
  throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain for ${what}`);
}
