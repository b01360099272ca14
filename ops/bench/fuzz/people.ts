import type { Target } from '../../../backend/src/testing/fuzz/fuzz.ts';
import type { Session } from '../../../backend/src/testing/fuzz/requests.ts';
import {
  addOperator,
  newAddress,
  newCaller,
  SECOND_OPERATOR,
  signInOperator,
  signUp,
  startPayment,
  submitWill,
} from '../../journeys/testing/accounts.ts';
import type { Account, Caller } from '../../journeys/testing/accounts.ts';
import { environmentOf } from '../../journeys/testing/product.ts';
import type { Addresses } from '../../journeys/testing/product.ts';

type People = { readonly target: Target; readonly ids: readonly string[]; readonly bystanders: readonly string[] };

const AUDITOR = { ...SECOND_OPERATOR, email: 'audrey@willow.example' };

/** Enough looks for a p99 while each of them stays within what one customer may. */
const BYSTANDERS = 8;

/** One of each kind who may sign in, with a will, an order and their sessions; and customers who have nothing to do with any of it. */
export async function signInPeople(product: Addresses): Promise<People> {
  const customer = await newCustomer(product, 'customer');
  await submitWill(customer);
  const { orderId } = await startPayment(customer);
  const other = await newCustomer(product, 'other');
  addOperator(product, SECOND_OPERATOR);
  addOperator(product, AUDITOR, 'auditor');
  const cookies: Record<Session, string> = {
    none: '',
    customer: await cookiesOf(customer.caller),
    'other customer': await cookiesOf(other.caller),
    operator: await cookiesOf(await signIn(product, SECOND_OPERATOR)),
    auditor: await cookiesOf(await signIn(product, AUDITOR)),
    admin: await cookiesOf(await signInOperator(product)),
  };
  const bystanders: string[] = [];
  for (let at = 0; at < BYSTANDERS; at += 1) bystanders.push(await cookiesOf((await newCustomer(product, `bystander-${at}`)).caller));
  const { STRIPE_WEBHOOK_SECRET = '' } = environmentOf(product);
  return {
    target: { url: product.url, webhookSecret: STRIPE_WEBHOOK_SECRET, cookies },
    ids: [orderId, customer.id, other.id, '00000000-0000-4000-8000-000000000000'],
    bystanders,
  };
}

const newCustomer = async (product: Addresses, name: string): Promise<Account> =>
  signUp(product, await newCaller(product), newAddress(name));

async function signIn(product: Addresses, data: Readonly<Record<'email' | 'password', string>>): Promise<Caller> {
  const caller = await newCaller(product);
  const answer = await caller.post('/api/admin/login', { data });
  if (!answer.ok()) throw new Error(`${data.email} was answered ${answer.status()}`);
  return caller;
}

const cookiesOf = async (caller: Caller): Promise<string> =>
  (await caller.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
