import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { queried } from './testing/everything-stored.ts';
import { KeptLog } from './testing/kept-log.ts';
import {
  browser,
  customerWithWill,
  familyAnswers,
  mailTo,
  payByCard,
  settleFlags,
  signedInOperator,
  signupForm,
} from './testing/people.ts';
import { type Product, startProduct } from './testing/product.ts';
import { until } from './testing/until.ts';

const log = new KeptLog();

let product: Product;
beforeAll(async () => {
  product = await startProduct({}, { logger: log });
});
afterAll(async () => product?.close());

const CANARY = 'Zyxwvuq';
const LISTED = ['rm.customer_account'];

/** Tables in which it stands in clear. */
async function tablesWith(words: string): Promise<readonly string[]> {
  const tables = await queried<{ name: string }>(
    product,
    `SELECT format('%s.%s', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await queried(product, `SELECT FROM ${name} t WHERE t::text ILIKE '%' || $1 || '%' LIMIT 1`, [words]);
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat().toSorted();
}

it('a customer, a friend and a writer are in clear in the console’s list of customers alone: in no fact, job or line of the log (T-26, T-27)', async () => {
  const form = {
    fullName: `${CANARY} Quill`,
    addressLine1: `7 ${CANARY} Lane`,
    city: `${CANARY}ton`,
    email: `${CANARY}.${process.pid}@example.test`,
  };
  await browser(product)
    .post('/api/signup')
    .send(signupForm({ email: `${CANARY}.typed@example.test` }))
    .expect(201);
  const { agent, email } = await customerWithWill(product, { ...familyAnswers, funeralWishes: `A ${CANARY} burial.` }, form);
  const refereeEmail = `${CANARY}.friend@friends.test`;
  await agent
    .post('/api/referrals')
    .send({ refereeName: `${CANARY} Friend`, refereeEmail })
    .expect(201);
  const message = { name: `${CANARY} Writer`, email: refereeEmail, topic: 'payment', message: `Is ${CANARY} there?` };
  await browser(product).post('/api/contact').send(message).expect(201);
  await agent.post('/api/will').send({ step: 4, answers: { [CANARY]: '\u0000' } });
  await browser(product).get(`/api/will?userId=${CANARY}`);
  await payByCard(product, agent, 'pm_card_chargeDeclined');
  const { orderId } = await payByCard(product, agent);
  await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft', 60_000);
  const operator = await signedInOperator(product);
  await operator
    .patch(`/api/admin/orders/${orderId}`)
    .send({ notes: `Spoke to ${CANARY}.` })
    .expect(200);
  await operator.post('/api/admin/customers/search').send({ search: CANARY }).expect(200);
  await settleFlags(operator, orderId);
  await operator.post(`/api/admin/orders/${orderId}/send`).expect(200);
  await mailTo(product, email, /ready to sign/i);
  expect(await tablesWith(CANARY)).toEqual(LISTED);
  expect(log.lines.length).toBeGreaterThan(0);
  expect(log.lines.filter((line) => line.toLowerCase().includes(CANARY.toLowerCase()))).toEqual([]);
});
