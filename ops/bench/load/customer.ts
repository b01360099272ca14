import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderFlags, WillAnswers } from '@willow/contracts';
import { confirmed, familyAnswers, jane } from '@willow/contracts/will/family.examples';
import { WIZARD } from '@willow/contracts/will/questions';
import { assertFine, isShed } from '../../people/answers.ts';
import { Customer as AnyCustomer } from '../../people/customer.ts';
import type { Place } from '../../people/customer.ts';
import { PATIENCE_MS } from '../../people/patiently.ts';
import { addressOf, Visitor } from '../../people/visitor.ts';
import type { Answer, Asking, Body, Method } from '../../people/visitor.ts';
import type { Recorder } from './recorder.ts';

export type World = Place & {
  /** They take turns: a session may have a few things under way at once. */
  readonly operators: readonly Visitor[];
  readonly recorder: Recorder;
};

/** Between one answer and the next. People take longer, which costs the product nothing but the memory of a session. */
const THINKS_MS = 300;

class TurnedAway extends Error {}

/** One customer, from signing up to the mail with the will in it. Never throws: what goes wrong is in the record. */
export async function playCustomer(world: World, number: number, cameAt: number): Promise<void> {
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

class Customer extends AnyCustomer {
  readonly #recorder: Recorder;
  readonly #browser: Visitor;

  constructor(world: World, number: number) {
    const browser = new Visitor(world.url, world.connections, addressOf(number));
    super(world, `customer.${process.pid}.${number}@example.test`, (...asked) => persistently(world.recorder, browser, ...asked));
    this.#recorder = world.recorder;
    this.#browser = browser;
  }

  /** Who is turned away at the door does not try again. */
  async signsUp(cameAt: number): Promise<void> {
    const answer = await this.#browser.ask('POST', '/api/signup', { json: { ...jane, email: this.email } }, { dueAt: cameAt });
    if (isShed(answer)) {
      noteShed(this.#recorder, answer);
      throw new TurnedAway();
    }
    assertFine('signing up', answer);
    await this.followsLink(/verify|confirm/i);
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
      const { ms } = await this.ask('POST', '/api/will', { json: { step: index + 1, answers } }, { dueAt });
      this.#recorder.note('saveMs', ms, dueAt);
    }
    await this.ask('POST', '/api/will/submit');
  }
}

/** Reads the draft, settles what waits for a decision, and has it sent. */
async function approves({ operators, recorder }: World, number: number, orderId: string): Promise<void> {
  const operator = operators[number % operators.length]!;
  const ask = (method: Method, path: string, body?: Body) =>
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
  method: Method,
  path: string,
  body?: Body,
  { dueAt = performance.now() }: Asking = {},
): Promise<Answer> {
  for (;;) {
    const answer = await browser.ask(method, path, body, { dueAt });
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
