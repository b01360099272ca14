import supertest from 'supertest';
import { readPdf } from '../../platform/pdf/testing/read-pdf.ts';
import { queried } from '../everything-stored.ts';
import type { Mail } from '../people.ts';
import { until } from '../until.ts';
import { earnsReward, type Model, type Person } from './model.ts';
import type { World } from './world.ts';

type Actor = World['actors'][number];
type Finding = string;

/** What must never be, whatever was done in whatever order: throws with all that is. */
export async function assertNever(world: World, model: Model): Promise<void> {
  const findings: Finding[] = [];
  for (const [index, actor] of world.actors.entries()) {
    const person = model.people[index]!;
    if (person.stage === 'here') findings.push(...(await wrongOf(world, actor, person)));
    if (person.stage === 'erased') findings.push(...(await leftOf(world, actor)));
  }
  findings.push(...(await wrongRewards(world, model)));
  if (findings.length > 0) throw new Error(findings.join('\n'));
}

async function wrongOf(world: World, actor: Actor, person: Person): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const shown = (await actor.agent.get('/api/will')).body.willAnswers.jsonAnswers.funeralWishes ?? null;
  if (shown !== person.wishes) findings.push(`an answer lost: "${person.wishes}" was saved, "${shown}" is shown`);
  const wills = await willsMailed(world, actor, person.approved.length);
  if (wills.length !== person.approved.length) findings.push(`${wills.length} wills were sent, ${person.approved.length} were approved`);
  for (const [index, will] of wills.entries())
    if (!will.includes(person.approved[index] ?? '')) findings.push(`a will was sent that nobody approved in that version`);
  const { charged, back } = await moneyOf(world, actor);
  if (charged !== person.paidPence) findings.push(`${charged}p were taken for ${person.paidPence}p`);
  if (back !== person.refundedPence) findings.push(`${back}p went back instead of ${person.refundedPence}p`);
  return findings;
}

/** In words, oldest first, once as many came as must; one too many may come, and is found. */
async function willsMailed({ team }: World, { email }: Actor, count: number): Promise<readonly string[]> {
  const mails = () => team.product.mailbox.messages().filter(({ to, subject }) => to === email && /ready to sign/i.test(subject));
  await until(async () => mails().length >= count, 'the mail with the will');
  const whole = await Promise.all(
    mails().map(async ({ id }) => (await supertest(team.product.mailbox.url).get(`/api/messages/${id}`)).body as Mail),
  );
  return whole.map(({ attachments }) =>
    readPdf(Buffer.from(attachments[0]?.content ?? '', 'base64'))
      .pages.map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  );
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
  if (first.stage !== 'here' || !model.invited || friend.stage === 'erased') return [];
  const wanted = earnsReward(model) ? 1 : 0;
  const rewards = async (): Promise<number> => {
    const { referrals } = (await agent.get('/api/referrals')).body as { referrals: readonly { status: string }[] };
    return referrals.filter(({ status }) => status === 'successful').length;
  };
  const settled = await until(async () => (await rewards()) === wanted, 'rewards').catch(() => false);
  return settled ? [] : [`${await rewards()} rewards instead of ${wanted}`];
}

/** Every table is looked through, the log and the queue included, and every mail. */
async function leftOf({ team: { product } }: World, { name, email }: Actor): Promise<readonly Finding[]> {
  const tables = await queried<{ name: string }>(
    product,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const has = async (table: string): Promise<boolean> =>
    (await queried(product, `SELECT FROM ${table} t WHERE t::text ILIKE $1 LIMIT 1`, [`%${name}%`])).length > 0;
  const found = await Promise.all(tables.map(async (table) => ((await has(table.name)) ? [`a name after erasure, in ${table.name}`] : [])));
  const mails = product.mailbox.messages().filter(({ to }) => to === email);
  return [...found.flat(), ...mails.map(({ subject }) => `a mail after erasure: ${subject}`)];
}
