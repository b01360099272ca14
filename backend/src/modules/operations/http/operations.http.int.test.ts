import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Operations as Shown } from '@willow/contracts';
import { runOn } from '../../../event-sourcing/reactions/reaction-checkpoint.ts';
import { EventStore } from '../../../event-sourcing/store/event-store.ts';
import { park } from '../../../event-sourcing/subscriptions/parked.ts';
import type { Pools } from '../../../event-sourcing/postgres/connections.ts';
import { POOLS } from '../../../platform/database/pools.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { type Browser, colleague, signedInOperator } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { sendReceipt } from '../../orders/index.ts';
import { Operations, OPERATIONS_LOG } from '../operations.repository.ts';

let product: Product;
let admin: Browser;
beforeAll(async () => {
  product = await startProduct();
  admin = await signedInOperator(product);
});
afterAll(async () => product?.close());

const PATH = '/api/admin/operations';
const JOB = sendReceipt.name;
const look = async () => (await admin.get(PATH).expect(200)).body as Shown;
const recorded = async () =>
  (await product.api.get(Operations, { strict: false }).load(OPERATIONS_LOG)).facts.map(({ type, data, personal, metadata }) => ({
    type,
    data,
    personal,
    actor: metadata.actor.split(':')[0],
  }));
/** A job that cannot succeed: there is no such order. */
async function failedJob(): Promise<string> {
  const id = randomUUID();
  await product.api.get(JobQueue, { strict: false }).add(sendReceipt, id, { orderId: id, requestId: null });
  await until(async () => (await look()).failed?.some((job) => job.id === id), 'the job to fail');
  return id;
}
/** The newest fact of an operator, put aside by the list of people. */
async function parkedFact(subscription: string): Promise<{ readonly stream: string; readonly eventId: string }> {
  const [{ id }] = (await admin.get('/api/admin/people').expect(200)).body as [{ id: string }];
  const stream = `operator-${id}`;
  const events = [];
  for await (const event of product.api.get<EventStore>(EventStore, { strict: false }).readStream(stream, {})) events.push(event);
  const newest = events.at(-1)!;
  await park(runOn(product.api.get<Pools>(POOLS, { strict: false }).app), subscription, [newest], 'Error at somewhere');
  return { stream, eventId: newest.id };
}

describe('queues and consumers', () => {
  it('are shown to admins alone: how far each consumer is, and how many jobs each queue has', async () => {
    for (const role of ['operator', 'auditor'] as const) await (await colleague(product, `Some ${role}`, role)).get(PATH).expect(403);
    const { consumers, parked, queues, failed } = await look();
    expect(consumers.find(({ name }) => name === 'order-list')).toMatchObject({
      kind: 'projection',
      parked: 0,
      running: true,
      problem: null,
    });
    expect(consumers.find(({ name }) => name === 'mail-team-invitation')).toMatchObject({ kind: 'reaction', lagFacts: expect.any(Number) });
    expect(queues?.find(({ job }) => job === JOB)).toEqual({ job: JOB, waiting: 0, active: 0, delayed: 0, failed: 0 });
    expect([parked, failed]).toEqual([[], []]);
  });

  it('a failed job is tried again, or given up with a reason; both are recorded with who asked', async () => {
    const [again, skipped] = [await failedJob(), await failedJob()];
    expect((await look()).failed).toContainEqual({
      job: JOB,
      id: again,
      attempts: expect.any(Number),
      reason: expect.any(String),
      failedAt: expect.any(String),
    });
    await admin
      .post(`${PATH}/jobs/skip`)
      .send({ job: JOB, id: skipped, reason: ' ' })
      .expect(400, /Say why/);
    await admin.post(`${PATH}/jobs/skip`).send({ job: JOB, id: skipped, reason: 'Jane Roe has it by telephone' }).expect(200);
    await admin.post(`${PATH}/jobs/retry`).send({ job: JOB, id: again }).expect(200);
    for (const id of [skipped, 'nobody', randomUUID()])
      await admin
        .post(`${PATH}/jobs/retry`)
        .send({ job: JOB, id })
        .expect(409, /not on the failed list/);
    await admin.post(`${PATH}/jobs/retry`).send({ job: 'no.such-job', id: again }).expect(409);
    expect(await recorded()).toEqual([
      {
        type: 'JobSkipRequested',
        data: { job: JOB, id: skipped },
        personal: { reason: 'Jane Roe has it by telephone' },
        actor: 'operator',
      },
      { type: 'JobRetryRequested', data: { job: JOB, id: again }, personal: null, actor: 'operator' },
    ]);
  });

  it('a parked fact is tried again with what is behind it, or given up with a reason', async () => {
    const subscription = 'projection/operator-account';
    const { stream, eventId } = await parkedFact(subscription);
    expect((await look()).parked).toMatchObject([{ subscription, stream, eventId, type: 'OperatorLoggedIn', error: 'Error at somewhere' }]);
    await admin.post(`${PATH}/parked/retry`).send({ subscription, stream }).expect(200);
    expect((await look()).parked).toEqual([]);
    await admin
      .post(`${PATH}/parked/retry`)
      .send({ subscription, stream })
      .expect(409, /Nothing like that/);
    const other = await parkedFact('reaction/mail-team-invitation');
    const skip = { subscription: 'reaction/mail-team-invitation', eventId: other.eventId, reason: 'A test' };
    await admin
      .post(`${PATH}/parked/skip`)
      .send({ ...skip, subscription: 'reaction/none' })
      .expect(409);
    await admin
      .post(`${PATH}/parked/skip`)
      .send({ ...skip, eventId: 'x' })
      .expect(400);
    await admin.post(`${PATH}/parked/skip`).send(skip).expect(200);
    expect((await look()).parked).toEqual([]);
    expect((await recorded()).slice(2).map(({ type }) => type)).toEqual(['ParkedRetryRequested', 'ParkedSkipRequested']);
  });
});
