import supertest from 'supertest';
import type { Summary } from '../../../../ops/local/mailbox/index.ts';
import { readPdf } from '../../platform/pdf/testing/read-pdf.ts';
import { queried } from '../everything-stored.ts';
import { until } from '../until.ts';
import { earnsReward, type Model, type Person } from './model.ts';
import type { Actor, World } from './world.ts';

type Finding = string;

/** What must never be, whatever was done in whatever order: throws with all that is. */
export async function assertNever(world: World, model: Model): Promise<void> {
  const findings: Finding[] = [];
  for (const [index, actor] of world.actors.entries()) {
    const person = model.people[index]!;
    findings.push(...(await wrongMoney(world, actor, person)));
    if (person.stage === 'here') findings.push(...(await wrongAnswers(actor, person)), ...(await wrongWills(world, actor, person)));
    if (person.stage === 'erased') findings.push(...(await leftOf(world, actor)));
  }
  findings.push(...(await wrongRewards(world, model)));
  if (findings.length > 0) throw new Error(findings.join('\n'));
}

async function wrongAnswers({ agent }: Actor, { wishes }: Person): Promise<readonly Finding[]> {
  const shown = (await agent.get('/api/will')).body.willAnswers.jsonAnswers.funeralWishes ?? null;
  return shown === wishes ? [] : [`an answer lost: "${wishes}" was saved, "${shown}" is shown`];
}

async function wrongWills(world: World, actor: Actor, { approved }: Person): Promise<readonly Finding[]> {
  const wills = await willsMailed(world, actor, approved.length);
  if (wills.length !== approved.length) return [`${wills.length} wills were sent, ${approved.length} were approved`];
  return wills.flatMap((will, index) => (will.includes(approved[index]!) ? [] : ['a will was sent that nobody approved in that version']));
}

/** In words, oldest first, once as many came as must; one too many may come, and is found. */
async function willsMailed({ team: { product } }: World, { email }: Actor, count: number): Promise<readonly string[]> {
  const mails = () => product.mailbox.messages().filter(({ to, subject }) => to === email && /ready to sign/i.test(subject));
  await until(async () => mails().length >= count, 'the mail with the will');
  const oldestFirst = mails().toSorted((one, other) => one.receivedAt.localeCompare(other.receivedAt));
  return oldestFirst.map(({ id }) =>
    readPdf(Buffer.from(product.mailbox.message(id)?.attachments[0]?.content ?? '', 'base64'))
      .pages.map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  );
}

async function wrongMoney(world: World, actor: Actor, { paidPence, refundedPence }: Person): Promise<readonly Finding[]> {
  const { charged, back } = await moneyOf(world, actor);
  return [
    ...(charged === paidPence ? [] : [`money kept for nothing: ${charged}p were taken for ${paidPence}p`]),
    ...(back === refundedPence ? [] : [`${back}p went back instead of ${refundedPence}p`]),
  ];
}

/** At the card provider, in pence. */
async function moneyOf({ team: { product } }: World, { orderId }: Actor): Promise<{ readonly charged: number; readonly back: number }> {
  if (!orderId) return { charged: 0, back: 0 };
  const ask = async (path: string) =>
    (await supertest(product.stripe.url).get(path).set('authorization', `Bearer ${product.config.STRIPE_SECRET_KEY}`)).body.data;
  const intents = (await ask('/v1/payment_intents?limit=100')) as {
    id: string;
    amount_received: number;
    metadata: { order_id?: string };
  }[];
  const own = intents.filter(({ metadata }) => metadata.order_id === orderId);
  const refunds = (await Promise.all(own.map(({ id }) => ask(`/v1/refunds?limit=100&payment_intent=${id}`)))).flat() as {
    amount: number;
  }[];
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  return { charged: sum(own.map(({ amount_received }) => amount_received)), back: sum(refunds.map(({ amount }) => amount)) };
}

async function wrongRewards({ actors: [{ agent }] }: World, model: Model): Promise<readonly Finding[]> {
  const [first, friend] = model.people;
  // Who was erased is no friend whom a list could name: what was earned by then stays.
  if (first.stage !== 'here' || friend.stage === 'erased') return [];
  const wanted = earnsReward(model) ? 1 : 0;
  const rewards = async (): Promise<number> => {
    const { referrals } = (await agent.get('/api/referrals')).body as { referrals: readonly { status: string }[] };
    return referrals.filter(({ status }) => status === 'successful').length;
  };
  const settled = await until(async () => (await rewards()) === wanted, 'rewards', 10_000).catch(() => false);
  return settled ? [] : [`${await rewards()} rewards instead of ${wanted}`];
}

/** Every table is looked through, bytes as well, the log and the queue included, and every mail that the provider still has. */
async function leftOf({ team: { product } }: World, { name, email, id, orderId }: Actor): Promise<readonly Finding[]> {
  const [search] = await queried<{ sql: string }>(
    product,
    `SELECT string_agg(format('SELECT %L AS name FROM %I.%I t WHERE t::text ILIKE $1 OR t::text LIKE $2', tablename, schemaname, tablename), ' UNION ') AS sql
     FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const tables = await queried<{ name: string }>(product, search!.sql, [`%${name}%`, `%${Buffer.from(name).toString('hex')}%`]);
  const keys = await queried<{ subject: string }>(
    product,
    `SELECT subject FROM vault.subject_key WHERE wrapped IS NOT NULL AND substr(subject, strpos(subject, '-') + 1) IN ($1, $2)`,
    [id, orderId],
  );
  const { mailbox } = product;
  // What a friend was sent is the friend's (ADR 0094).
  const names = (mail: Summary): boolean => !/invitation/i.test(mail.subject) && JSON.stringify(mailbox.message(mail.id)).includes(name);
  const mails = mailbox.messages().filter((mail) => mail.to === email || names(mail));
  return [
    ...tables.map((table) => `a name after erasure, in ${table.name}`),
    ...keys.map(({ subject }) => `a key after erasure, of ${subject}`),
    ...mails.map(({ to, subject }) => `a mail after erasure, to ${to}: ${subject}`),
  ];
}
