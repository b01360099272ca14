import { SAVE } from './people/customer.ts';
import type { Customer } from './people/customer.ts';
import type { Bought, Crowd } from './people/crowd.ts';
import { QUESTION } from './people/team.ts';
import { foundIn } from './ledger.ts';
import type { Command, Ledger } from './ledger.ts';
import { environmentOf } from '../journeys/testing/product.ts';
import type { Addresses } from '../journeys/testing/product.ts';
import { mailsTo } from '../journeys/testing/mailbox.ts';
import { waitUntil } from '../run/launcher/processes.ts';
import { patient } from '../testing/machine/patience.ts';

/** A job that had begun when it was lost is begun again after a minute. */
const MAILS_WITHIN_MS = patient(90_000);

/** What the ledger says and the product does not, in sentences; and how much of what was in doubt turned out to be done. */
export type Compared = {
  readonly found: number;
  readonly lost: readonly string[];
  readonly duplicated: readonly string[];
  readonly altered: readonly string[];
  readonly reordered: readonly string[];
  readonly wrong: readonly string[];
};

export class Findings implements Compared {
  found = 0;
  readonly lost: string[] = [];
  readonly duplicated: string[] = [];
  readonly altered: string[] = [];
  readonly reordered: string[] = [];
  readonly wrong: string[] = [];

  /** Each once, with what it was, in the order of the commands. What was not acknowledged may be there, and once at most. */
  each(what: string, ledger: Ledger, commands: readonly Command[], contents: readonly string[]): void {
    const found = contents.map(foundIn);
    for (const command of commands) {
      const own = found.filter(({ id }) => id === command.id);
      if (own.length > 0) this.found += 1;
      if (own.length > 1) this.duplicated.push(`${what} ${command.id}, ${own.length} times`);
      if (own.length === 0 && ledger.isAcknowledged(command)) this.lost.push(`${what} ${command.id}`);
      if (own.some(({ hash }) => hash !== command.hash)) this.altered.push(`${what} ${command.id}`);
    }
    const places = found.map(({ id }) => commands.findIndex((command) => command.id === id));
    places.forEach((place, index) => {
      if (place < (places[index - 1] ?? -1)) this.reordered.push(`${what} ${found[index]?.id}`);
    });
  }

  /** Nothing, when the product does not know any more whom it is asked about. */
  async told<T>(what: string, asking: Promise<T>, nothing: T): Promise<T> {
    return asking.catch((error: unknown) => {
      this.wrong.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      return nothing;
    });
  }

  once(what: string, count: number): void {
    if (count === 0) this.lost.push(what);
    if (count > 1) this.duplicated.push(`${what}, ${count} times`);
  }
}

/** Of a product that did not come back. */
export const nothingToCompare = (why: string): Compared => {
  const findings = new Findings();
  findings.wrong.push(why);
  return findings;
};

/** Waits for what still comes by itself, such as mails: questions and orders each have their time. */
export async function compare(product: Addresses, ledger: Ledger, crowd: Crowd): Promise<Compared> {
  const findings = new Findings();
  for (const saver of crowd.savers) {
    const { now, saved } = await findings.told(`the wishes of ${saver.email}`, saver.wishes(), { now: '', saved: [] });
    findings.each('save', ledger, ledger.of(saver.email, SAVE), saved);
    if (now !== (saved.at(-1) ?? '')) findings.wrong.push(`${saver.email} is shown other wishes than were saved last`);
  }
  await compareQuestions(product, ledger, crowd.asked, findings);
  const end = performance.now() + MAILS_WITHIN_MS;
  for (const bought of crowd.bought) await comesToBe(() => hasMails(product, bought), end);
  const money = await moneyByOrder(product);
  for (const bought of crowd.bought) await compareOrder(product, bought, money, findings);
  return findings;
}

/** Each is told with the order, and went out by mail. */
async function compareQuestions(product: Addresses, ledger: Ledger, asked: Customer, findings: Findings): Promise<void> {
  const commands = ledger.of(asked.email, QUESTION);
  const questions = await findings.told('what was asked', asked.questions(), []);
  findings.each('question', ledger, commands, questions);
  const all = async () => (await mailsTo(product, asked.email, /question/i)).length >= new Set(questions).size;
  await comesToBe(all, performance.now() + MAILS_WITHIN_MS);
  const mailed = await Promise.all((await mailsTo(product, asked.email, /question/i)).map(({ id }) => textOf(product, id)));
  for (const question of questions)
    findings.once(`mail of question ${question.slice(0, 36)}`, mailed.filter((text) => text.includes(question.slice(0, 36))).length);
}

const ONCE = ['OrderPlaced', 'PaymentSucceeded', 'ReceiptSent', 'DraftApproved', 'DraftSent'];

const mailsOf = ({ refunded }: Bought): readonly RegExp[] => [/receipt/i, /ready to sign/i, ...(refunded ? [/on its way/i] : [])];

async function hasMails(product: Addresses, bought: Bought): Promise<boolean> {
  const all = await mailsTo(product, bought.customer.email);
  return mailsOf(bought).every((subject) => all.some((mail) => subject.test(mail.subject)));
}

/** What never comes is found missing afterwards. */
const comesToBe = (check: () => Promise<boolean>, end: number): Promise<boolean> => waitUntil(check, end - performance.now(), 200);

async function compareOrder(product: Addresses, bought: Bought, money: Money, findings: Findings): Promise<void> {
  const { customer, orderId, refunded } = bought;
  const { email } = customer;
  for (const subject of mailsOf(bought)) findings.once(`mail ${subject} to ${email}`, (await mailsTo(product, email, subject)).length);
  const types = (await findings.told(`order ${orderId}`, customer.entries('order'), [])).map(({ type }) => type);
  for (const type of ONCE) findings.once(`${type} of order ${orderId}`, types.filter((each) => each === type).length);
  findings.once(`charge of order ${orderId}`, money.charges.get(orderId) ?? 0);
  if (refunded) findings.once(`refund of order ${orderId}`, money.refunds.get(orderId) ?? 0);
}

type Money = { readonly charges: ReadonlyMap<string, number>; readonly refunds: ReadonlyMap<string, number> };
type Intent = { readonly id: string; readonly status: string; readonly metadata: Readonly<Record<string, string>> };
type Refund = { readonly id: string; readonly payment_intent: string };

/** At the card provider: how often each order was paid for, and how often money went back. */
async function moneyByOrder(product: Addresses): Promise<Money> {
  const intents = await allOf<Intent>(product, 'payment_intents');
  const orders = new Map(intents.map(({ id, metadata }) => [id, metadata['order_id'] ?? '']));
  const refunds = await allOf<Refund>(product, 'refunds');
  return {
    charges: counted(intents.filter(({ status }) => status === 'succeeded').map(({ id }) => orders.get(id) ?? '')),
    refunds: counted(refunds.map(({ payment_intent }) => orders.get(payment_intent) ?? '')),
  };
}

const counted = (values: readonly string[]): ReadonlyMap<string, number> =>
  values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<string, number>());

async function allOf<T extends { readonly id: string }>(product: Addresses, kind: string): Promise<readonly T[]> {
  const all: T[] = [];
  const headers = { authorization: `Bearer ${environmentOf(product)['STRIPE_SECRET_KEY']}` };
  for (;;) {
    const after = all.length > 0 ? `&starting_after=${all.at(-1)!.id}` : '';
    const answer = await fetch(`${product.stripeUrl}/v1/${kind}?limit=100${after}`, { headers });
    const { data, has_more } = (await answer.json()) as { data: readonly T[]; has_more: boolean };
    all.push(...data);
    if (!has_more) return all;
  }
}

const textOf = async ({ mailboxUrl }: Addresses, id: string): Promise<string> =>
  ((await (await fetch(`${mailboxUrl}/api/messages/${id}`)).json()) as { text: string }).text;
