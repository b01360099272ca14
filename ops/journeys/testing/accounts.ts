import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { OrderFlags, WillAnswers } from '@willow/contracts';
import { confirmed, jane } from '@willow/contracts/will/family.examples';
import type { APIRequestContext, APIResponse } from 'playwright-core';
import { requests } from './browsers.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { environmentOf, OPERATOR, type Addresses } from './product.ts';

/** Talks to the product without a screen, with cookies of its own. */
export type Caller = APIRequestContext;
type Login = Readonly<Record<'email' | 'password', string>>;
export type Account = { readonly caller: Caller; readonly email: string; readonly id: string };

export const newCaller = async ({ url }: Addresses): Promise<Caller> => (await requests()).newContext({ baseURL: url });

export const newAddress = (name: string): string => `${name}.${randomUUID().slice(0, 8)}@example.test`;

/** Letters and digits, as operators name discount codes. */
export const newCode = (length: number): string => randomUUID().replaceAll('-', '').slice(0, length).toUpperCase();

export const bodyOf = async <T = Record<string, unknown>>(answering: Promise<APIResponse>): Promise<T> => {
  const answer = await answering;
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** A browser's own caller takes the session into the browser. */
export const signUp = async (product: Addresses, caller: Caller, email: string, details: object = {}): Promise<Account> => {
  await bodyOf(caller.post('/api/signup', { data: { ...jane, ...details, email } }));
  const { text } = await mailTo(product, email, /verify|confirm/i);
  const token = new URL(linkIn({ text })).searchParams.get('token');
  await bodyOf(caller.post('/api/verify-email', { data: { token } }));
  const { user } = await bodyOf<{ user: { id: string } }>(caller.get('/api/me'));
  return { caller, email, id: user.id };
};

/** By a login link, with another caller. */
export const signInAgain = async (product: Addresses, email: string): Promise<Caller> => {
  const caller = await newCaller(product);
  await bodyOf(caller.post('/api/login', { data: { email } }));
  const token = new URL(linkIn(await mailTo(product, email, /login link/i))).searchParams.get('token');
  await bodyOf(caller.post('/api/verify-email', { data: { token } }));
  return caller;
};

export const SHORT_ANSWERS: WillAnswers = {
  willForYou: 'yes',
  isMarried: 'no',
  hasChildren: 'no',
  isHomeowner: 'no',
  executors: [{ fullName: 'Mary Poole', address: '3 Mill Road, Wells', relationship: 'Friend' }],
  beneficiaryType: 'custom',
  customBeneficiaries: [{ fullName: 'Mary Poole', address: '3 Mill Road, Wells', relationship: 'Friend', percentage: 100 }],
  hasSpecificGifts: false,
  funeralWishes: '',
};

const CONFIRMED: WillAnswers = { ...confirmed, submittedAt: '2026-11-20T10:00:00.000Z' };

export const submitWill = async ({ caller }: Pick<Account, 'caller'>, answers: WillAnswers = SHORT_ANSWERS): Promise<void> => {
  await bodyOf(caller.post('/api/will', { data: { step: 10, answers: { ...answers, ...CONFIRMED } } }));
  await bodyOf(caller.post('/api/will/submit'));
};

export type Intent = { readonly orderId: string; readonly clientSecret: string };

export const startPayment = ({ caller }: Pick<Account, 'caller'>): Promise<Intent> =>
  bodyOf<Intent>(caller.post('/api/create-payment-intent', { data: {} }));

/** As Stripe's form in the browser does. */
export const confirmPayment = async (product: Addresses, { clientSecret }: Intent, key: string, card = 'pm_card_visa'): Promise<void> => {
  const [intentId = ''] = clientSecret.split('_secret');
  const form = new URLSearchParams({ payment_method: card, client_secret: clientSecret, return_url: `${product.url}/dashboard` });
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`${product.stripeUrl}/v1/payment_intents/${intentId}/confirm`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`The card was not charged: ${await answer.text()}`);
};

export const paymentKey = async ({ caller }: Pick<Account, 'caller'>): Promise<string> =>
  (await bodyOf<{ paymentPublicKey: string }>(caller.get('/api/config'))).paymentPublicKey;

export const payByCard = async (product: Addresses, account: Pick<Account, 'caller'>): Promise<string> => {
  const intent = await startPayment(account);
  await confirmPayment(product, intent, await paymentKey(account));
  return intent.orderId;
};

export const willStatus = async ({ caller }: Pick<Account, 'caller'>): Promise<string> =>
  (await bodyOf<{ willAnswers: { status: string } }>(caller.get('/api/will'))).willAnswers.status;

/** Of the friends whom somebody invited. */
export const referralStatuses = async (caller: Caller): Promise<readonly string[]> =>
  (await bodyOf<{ referrals: readonly { status: string }[] }>(caller.get('/api/referrals'))).referrals.map(({ status }) => status);

/** A browser's own caller takes the session into the browser. */
export const signInToConsole = async (caller: Caller): Promise<void> =>
  void (await bodyOf(caller.post('/api/admin/login', { data: OPERATOR })));

export const signInOperator = async (product: Addresses): Promise<Caller> => {
  const caller = await newCaller(product);
  await signInToConsole(caller);
  return caller;
};

const CLI = fileURLToPath(new URL('../../../backend/dist/cli.main.js', import.meta.url));

/** As whoever runs the product does it. */
export function addOperator(product: Addresses, { email, password }: Login, role = 'operator'): void {
  const args = [CLI, 'operators', 'create', email, role, ...(role === 'auditor' ? ['Ada', 'Auditor'] : ['Otto', 'Operator'])];
  const { status, stderr } = spawnSync(process.execPath, args, { input: password, env: environmentOf(product), encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** By the link in the mail, as the console does it. A browser's own caller takes the session into the browser. */
export const joins = async (product: Addresses, caller: Caller, admin: Caller, { email, password }: Login): Promise<void> => {
  await bodyOf(admin.post('/api/admin/people', { data: { name: 'Otto Operator', email, role: 'operator' } }));
  const token = new URL(linkIn(await mailTo(product, email, /Join/), 'admin/invitation#')).hash.slice(1);
  await bodyOf(caller.post('/api/admin/invitation/acceptance', { data: { token, password } }));
};

export const SECOND_OPERATOR = { email: newAddress('otto'), password: 'another password of some length' } as const;

export const settleFlags = async (operator: Caller, orderId: string): Promise<void> => {
  await operator.get(`/api/admin/orders/${orderId}/draft.txt`);
  const { answerHash, flags } = await bodyOf<OrderFlags>(operator.get(`/api/admin/orders/${orderId}/flags`));
  for (const { key } of flags.filter(({ stops }) => stops))
    await bodyOf(
      operator.post(`/api/admin/orders/${orderId}/flags/${encodeURIComponent(key)}/decision`, {
        data: { answerHash, decision: 'accepted', reason: 'Talked it through on the telephone.' },
      }),
    );
};
