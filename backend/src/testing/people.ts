import type { OrderFlags, WillAnswers } from '@willow/contracts';
import { confirmed, familyAnswers as family, jane } from '@willow/contracts/will/family.examples';
import cookiejar from 'cookiejar';
import supertest from 'supertest';
import type { Product } from './product.ts';
import { OPERATOR } from './product.ts';
import { FactCodec } from '../event-sourcing/codec/fact-codec.ts';
import { EventStore } from '../event-sourcing/store/event-store.ts';
import { createOperator, Operators } from '../modules/operators/index.ts';
import { AnswerSaved, WillSubmitted } from '../modules/wills/domain/will.facts.ts';
import { Wills } from '../modules/wills/wills.repository.ts';
import { until } from './until.ts';

export type Browser = ReturnType<typeof supertest.agent>;

/** A browser of its own: keeps its cookies. */
export const browser = ({ url }: Pick<Product, 'url'>): Browser => {
  const agent = supertest.agent(url);
  agent.on('response', takeTraceId);
  return agent;
};

/** Each error says which trace it is of, and no two say the same: so that tests can say what they expect, what is right about it is taken off. */
function takeTraceId({ body }: { readonly body: { traceId?: unknown } | null }): void {
  if (typeof body?.traceId === 'string' && /^[0-9a-f]{32}$/.test(body.traceId)) delete body.traceId;
}

let count = 0;
/** A sign-up form with an address that nobody else has. */
type Jar = { readonly jar: { getCookies(info: unknown): { toValueString(): string }[] } };

/** As a header, for what supertest cannot do. */
export const cookiesOf = (agent: Browser): string =>
  (agent as unknown as Jar).jar
    .getCookies(new cookiejar.CookieAccessInfo('localhost', '/', false, false))
    .map((cookie) => cookie.toValueString())
    .join('; ');

export const signupForm = (changes: object = {}) => ({
  ...jane,
  email: `jane.${process.pid}.${(count += 1)}@example.test`,
  postcode: 'ba1 1aa',
  ...changes,
});

/** The newest mail to an address, once it is there. */
export const mailTo = (product: Product, email: string, subject: RegExp = /./) =>
  until(async () => {
    const { body: list } = await supertest(product.mailbox.url).get('/api/messages');
    const found = (list as { id: string; to: string; subject: string }[]).find((mail) => mail.to === email && subject.test(mail.subject));
    return found ? (await supertest(product.mailbox.url).get(`/api/messages/${found.id}`)).body : undefined;
  }, `a mail to the new address with subject ${subject}`) as Promise<Mail>;

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: { filename: string; type: string; content: string }[];
};

/** The token of the link in a mail. */
export function tokenIn({ text }: Pick<Mail, 'text'>): string {
  const token = /\/verify\?token=([\w.-]+)/.exec(text)?.[1];
  if (!token) throw new Error('There is no link in the mail');
  return token;
}

/** The six digits beside the link in a mail. */
export function codeIn({ text }: Pick<Mail, 'text'>): string {
  const code = /^ +([0-9]{6})$/m.exec(text)?.[1];
  if (!code) throw new Error('There is no code in the mail');
  return code;
}

/** Signs up and follows the emailed link. */
export async function signedInCustomer(product: Product, changes: object = {}): Promise<{ agent: Browser; email: string; id: string }> {
  const agent = browser(product);
  const form = signupForm(changes);
  await agent.post('/api/signup').send(form).expect(201);
  await agent
    .post('/api/verify-email')
    .send({ token: tokenIn(await mailTo(product, form.email, /verify|confirm/i)) })
    .expect(200);
  const { body } = await agent.get('/api/me').expect(200);
  return { agent, email: form.email, id: body.user.id };
}

export const familyAnswers: WillAnswers = { ...family, ...confirmed };

/** A customer whose will is submitted. */
export async function customerWithWill(
  product: Product,
  answers: WillAnswers = familyAnswers,
  changes: object = {},
): Promise<{ agent: Browser; email: string; id: string }> {
  const customer = await signedInCustomer(product, changes);
  await customer.agent.post('/api/will').send({ step: 10, answers }).expect(200);
  await customer.agent.post('/api/will/submit').expect(200);
  return customer;
}

/** Submits answers that were stored before today's checks: what nobody can save any more is still there. */
export async function submitOldAnswers(product: Product, customerId: string, answers: WillAnswers): Promise<void> {
  const context = { actor: `customer:${customerId}`, correlationId: 'test', causationId: 'test', now: product.clock.now() } as const;
  const wills = product.api.get(Wills, { strict: false });
  const { revision } = await wills.load(customerId);
  const size = JSON.stringify(answers).length;
  const facts = [AnswerSaved.of({ step: 10, changed: Object.keys(answers), cleared: [], size }, { answers }), WillSubmitted.of({})];
  const codec = product.api.get(FactCodec, { strict: false });
  const stream = `will-${customerId}`;
  const events = await Promise.all(facts.map((fact, index) => codec.toEvent(stream, revision + 1 + index, fact, context)));
  await product.api.get<EventStore>(EventStore, { strict: false }).append(stream, revision, events);
}

/** Pays the order of a customer the way the browser does: confirms the intent with a test card at the provider. */
export async function payByCard(product: Product, agent: Browser, card = 'pm_card_visa'): Promise<{ orderId: string; intentId: string }> {
  const { body } = await agent.post('/api/create-payment-intent').send({}).expect(200);
  await enterCard(product, body.clientSecret, card);
  return { orderId: body.orderId, intentId: String(body.clientSecret).split('_secret')[0]! };
}

/** In the card form, which is the provider's. */
export const enterCard = ({ stripe, config, url }: Product, clientSecret: string, card: string) =>
  supertest(stripe.url)
    .post(`/v1/payment_intents/${clientSecret.split('_secret')[0]!}/confirm`)
    .set('authorization', `Bearer ${config.STRIPE_PUBLISHABLE_KEY}`)
    .type('form')
    .send({ payment_method: card, client_secret: clientSecret, return_url: `${url}/dashboard` });

/** An operator who is signed in to the console. */
export async function signedInOperator(product: Product): Promise<Browser> {
  const agent = browser(product);
  await agent.post('/api/admin/login').send(OPERATOR).expect(200);
  return agent;
}

/** One more of the team, signed in. */
export async function colleague(product: Product, name: string, role: 'operator' | 'auditor' | 'admin' = 'operator'): Promise<Browser> {
  const context = { actor: 'system:test', correlationId: 'test', causationId: 'test', now: new Date() } as const;
  const login = { email: `${name.toLowerCase().replaceAll(' ', '.')}@willow.example`, password: 'another password of length' };
  await createOperator(product.api.get(Operators, { strict: false }), { ...login, name, role }, { strict: false }, context);
  const agent = browser(product);
  await agent.post('/api/admin/login').send(login).expect(200);
  return agent;
}

/** Opens the will of an order and accepts every review flag that waits for a decision, as an operator would who has looked at each. */
export async function settleFlags(operator: Browser, orderId: string): Promise<void> {
  await operator.get(`/api/admin/orders/${orderId}/draft.txt`);
  const { body } = await operator.get(`/api/admin/orders/${orderId}/flags`).expect(200);
  const { answerHash, flags } = body as OrderFlags;
  for (const { key } of flags.filter((flag) => flag.stops))
    await operator
      .post(`/api/admin/orders/${orderId}/flags/${encodeURIComponent(key)}/decision`)
      .send({ answerHash, decision: 'accepted', reason: 'Talked it through on the telephone.' })
      .expect(200);
}

/** A customer whose will was approved and sent. */
export async function customerWithSentWill(product: Product, operator: Browser, answers: WillAnswers = familyAnswers) {
  const customer = await customerWithWill(product, answers);
  const { orderId } = await payByCard(product, customer.agent);
  await sendWill(operator, customer.agent, orderId);
  return { ...customer, orderId };
}

/** Once its draft is there, what waits for a decision is decided, and the will approved and sent. */
export async function sendWill(operator: Browser, agent: Browser, orderId: string): Promise<void> {
  await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
  await settleFlags(operator, orderId);
  await operator.post(`/api/admin/orders/${orderId}/send`).expect(isAccepted);
  await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'sent', 'the will to be sent', 60_000);
}

/** An approval is answered 202 when its mail is not out within ten seconds, as on a busy machine (AM-6). */
export const isAccepted = ({ status, text }: { readonly status: number; readonly text: string }): void => {
  if (status !== 200 && status !== 202) throw new Error(`not accepted: ${status} ${text}`);
};
