import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { GetOverdueErasure } from '../modules/privacy/index.ts';
import { withClient } from '../platform/database/with-client.ts';
import { type Browser, colleague, customerWithWill, mailTo, payByCard, signedInCustomer, signedInOperator } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { until } from '../testing/until.ts';
import { willow as runWillow } from '../testing/willow.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ ERASURE_WAIT_DAYS: '0' });
});
afterAll(async () => product?.close());

async function willow(...args: string[]): Promise<string> {
  const settings = Object.entries(product.config).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
  return (await runWillow(args, Object.fromEntries(settings))).stdout;
}

/** How often everybody who was due was erased. */
async function sweeps(): Promise<number> {
  const lines = (await willow('jobs', 'list', '--json')).trim().split('\n');
  const counts = lines.map((line) => JSON.parse(line) as { readonly job: string; readonly completed: number });
  return counts.find(({ job }) => job === 'privacy.erase-due')?.completed ?? 0;
}

async function asks({ agent, email }: { agent: Browser; email: string }): Promise<string> {
  const { id } = (await agent.post('/api/erasure').send({ email }).expect(202)).body.erasure as { id: string };
  await mailTo(product, email, /will be erased on/);
  return id;
}

it('willow erasures says what each overdue one waits for, and has a worker do it at once', async () => {
  const operator = await signedInOperator(product);
  product.mailbox.setFault({ kind: '500', method: 'POST', path: '/v3/recipients/erasejob', times: 1_000 });
  const interrupted = await asks(await signedInCustomer(product));
  const paid = await customerWithWill(product);
  await payByCard(product, paid.agent);
  await until(async () => (await paid.agent.get('/api/my-order')).body.order.paymentStatus === 'succeeded', 'the payment');
  const agreed = await asks(paid);

  await until(async () => /was begun and has not ended/.test(await willow('erasures', 'overdue')), 'an erasure that is interrupted');
  const lines = (await willow('erasures', 'overdue')).trim().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^\\S+  ${interrupted}  customer \\S+  was begun and has not ended$`)),
    expect.stringMatching(new RegExp(`^\\S+  ${agreed}  customer ${paid.id}  waits for our team: 0 of 2 agreed$`)),
  ]);

  product.mailbox.setFault(null);
  const before = await sweeps();
  expect(await willow('erasures', 'retry')).toMatch(/A worker does it within seconds/);
  await until(async () => (await sweeps()) > before, 'a worker to do it');
  await until(async () => !(await willow('erasures', 'overdue')).includes(interrupted), 'the interrupted one to end');
  expect(JSON.parse(await willow('erasures', 'overdue', '--json'))).toMatchObject({ id: agreed, customer: paid.id, waitsFor: 'team' });

  for (const who of [operator, await colleague(product, 'Otto')]) await who.post(`/api/admin/erasures/${agreed}/agreement`).expect(200);
  await until(async () => (await willow('erasures', 'overdue')) === 'No erasure is overdue\n', 'the paid one to be erased');
  // What the alert asks for.
  expect(await product.worker.get(QueryBus, { strict: false }).execute(new GetOverdueErasure(new Date()))).toBeNull();

  await withClient(product.database.ownerUrl, (client) =>
    client.query(`UPDATE rm.erasure_request SET status = 'erasing' WHERE id = $1`, [agreed]),
  );
  expect(await willow('erasures', 'overdue')).toContain('is erased; the read model does not know yet');
});
