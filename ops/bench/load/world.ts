import { addOperator, newAddress } from '../../journeys/testing/accounts.ts';
import { environmentOf, OPERATOR } from '../../journeys/testing/product.ts';
import type { Addresses } from '../../journeys/testing/product.ts';
import { newConnections, Visitor } from '../../people/visitor.ts';
import type { World } from './customer.ts';
import { Recorder } from './recorder.ts';

/** Each customer comes from an address of their own, so the limits are those of production; how many mails an hour may go out is what is measured. */
export const SETTINGS = { TRUSTED_PROXIES: '1', RATE_LIMIT_IP_FACTOR: '1', LINK_MAILS_PER_HOUR: '100000' } as const;

const COLLEAGUES = 3;

/** Everybody who is there before the first customer: the team, signed in. */
export async function openWorld(product: Addresses): Promise<World> {
  const connections = newConnections();
  const logins = [
    OPERATOR,
    ...Array.from({ length: COLLEAGUES }, (_, at) => ({ email: newAddress(`operator${at}`), password: 'a password of some length' })),
  ];
  for (const login of logins.slice(1)) addOperator(product, login);
  const operators: Visitor[] = [];
  for (const [at, login] of logins.entries()) {
    const operator = new Visitor(product.url, connections, `192.0.2.${at + 1}`);
    const { status, text } = await operator.ask('POST', '/api/admin/login', { json: login });
    if (status !== 200) throw new Error(`${login.email} was answered ${status}: ${text}`);
    operators.push(operator);
  }
  const { url, mailboxUrl, stripeUrl } = product;
  const { STRIPE_PUBLISHABLE_KEY: stripeKey = '' } = environmentOf(product);
  return { url, mailboxUrl, stripeUrl, stripeKey, connections, operators, recorder: new Recorder() };
}
