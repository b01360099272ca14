import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIFE_EVENTS, londonDate } from '@willow/contracts';
import supertest from 'supertest';
import { JobQueue } from '../../../platform/queue/index.ts';
import { type Browser, customerWithSentWill, mailTo, signedInOperator } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { RemindersWorker } from '../jobs/reminders.worker.ts';
import { Wills } from '../wills.repository.ts';

const DAY = { minutes: 24 * 60 };
const ASKS = 'Is your will signed?';

let product: Product;
let worker: RemindersWorker;
beforeAll(async () => {
  product = await startProduct();
  worker = product.worker.get(RemindersWorker, { strict: false });
});
afterAll(async () => product?.close());

const later = (days: number) => product.clock.advance({ minutes: days * DAY.minutes });
const mails = async (to: string, subject: string): Promise<number> => {
  const { body } = await supertest(product.mailbox.url).get('/api/messages');
  return (body as { to: string; subject: string }[]).filter((mail) => mail.to === to && mail.subject === subject).length;
};
async function sentWill() {
  const { agent, email, id } = await customerWithSentWill(product, await signedInOperator(product));
  const { sent } = (await product.api.get(Wills, { strict: false }).load(id)).state;
  const { willRevision, contentHash } = sent.versions.at(-1)!;
  return { agent, email, id, version: { customerId: id, willRevision, contentHash } };
}
async function sign(agent: Browser): Promise<void> {
  const witnesses = { first: 'Olive Hart', second: 'Peter Lamb' };
  await agent
    .post('/api/will/signed')
    .send({ on: londonDate(product.clock.now()), witnesses, understood: false })
    .expect(200);
}
const types = async (id: string) => (await product.api.get(Wills, { strict: false }).load(id)).facts.map(({ type }) => type);

describe('reminders', () => {
  it('wait in the queue from the day that a will is sent', async () => {
    const queue = product.worker.get(JobQueue, { strict: false });
    const delayed = async () => (await queue.counts())['wills.remind-to-sign']?.delayed ?? 0;
    const before = await delayed();
    await sentWill();
    await until(async () => (await delayed()) === before + 3, 'three reminders');
  });

  it('ask after 7, 21 and 60 days, once each however often they are run, and lead to pages that ask who is there', async () => {
    const { email, id, version } = await sentWill();
    await worker.toSign({ ...version, day: 7 }, { id: 'test' });
    expect(await mails(email, ASKS)).toBe(0);
    for (const [days, day] of [
      [7, 7],
      [14, 21],
      [39, 60],
    ] as const) {
      later(days);
      await worker.toSign({ ...version, day }, { id: 'test' });
      await worker.toSign({ ...version, day }, { id: 'test' });
    }
    await until(async () => (await mails(email, ASKS)) === 3, 'three mails');
    expect((await types(id)).filter((type) => type === 'SigningReminderSent')).toHaveLength(3);
    const { text } = await mailTo(product, email, /Is your will signed/);
    expect(text).toContain('We sent you your will 60 days ago.');
    for (const path of ['/signing#signed', '/signing\n', '/dashboard#problem-title', '/signing#reminders']) expect(text).toContain(path);
    expect(text).not.toMatch(/token/);
  });

  it.each([
    ['signed', sign],
    ['stopped', (agent: Browser) => agent.post('/api/will/reminders').send({ on: false }).expect(200)],
    ['being changed', (agent: Browser) => agent.post('/api/will/update').send({}).expect(200)],
  ] as const)('none is sent once the will is %s', async (_, act) => {
    const { agent, email, id, version } = await sentWill();
    await act(agent);
    const { signing } = (await product.api.get(Wills, { strict: false }).load(id)).state;
    expect(signing.reminded).toEqual([]);
    later(8);
    await worker.toSign({ ...version, day: 7 }, { id: 'test' });
    expect(await mails(email, ASKS)).toBe(0);
  });

  it('once a year after the signing we ask whether something has changed, with seven reasons, and once only', async () => {
    const { agent, email, id, version } = await sentWill();
    await sign(agent);
    await worker.yearly({ ...version, year: 1 }, { id: 'test' });
    expect(await mails(email, 'Has something changed since you signed your will?')).toBe(0);
    later(366);
    await worker.yearly({ ...version, year: 1 }, { id: 'test' });
    await worker.yearly({ ...version, year: 1 }, { id: 'test' });
    const { text } = await mailTo(product, email, /Has something changed/);
    for (const { title } of LIFE_EVENTS) expect(text).toContain(title);
    expect(text).toContain('/dashboard#change-title');
    expect(await mails(email, 'Has something changed since you signed your will?')).toBe(1);
    expect((await types(id)).filter((type) => type === 'YearlyReminderSent')).toHaveLength(1);
  });
});
