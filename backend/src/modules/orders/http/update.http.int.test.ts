import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminOrder, AfterSending, WillRecord } from '@willow/contracts';
import { readPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import { type Browser, browser, customerWithSentWill, familyAnswers, mailTo, sendWill, signedInOperator } from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

const CHANGED = {
  ...familyAnswers,
  hasSpecificGifts: true,
  specificGifts: [{ description: 'my boat', recipientName: 'Mary Poole', recipientRelationship: 'Sister' }],
};

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await signedInOperator(product);
});

const open = (agent: Browser) => agent.post('/api/will/update').send({});
const keep = (agent: Browser) => agent.post('/api/will/update/close').send({});
const will = async (agent: Browser): Promise<WillRecord> => (await agent.get('/api/will').expect(200)).body.willAnswers;
const after = async (agent: Browser): Promise<AfterSending> => (await agent.get('/api/will/after-sending').expect(200)).body;
const listed = async (orderId: string): Promise<AdminOrder> => {
  const { body } = await operator.get('/api/admin/orders').expect(200);
  return (body as AdminOrder[]).find(({ id }) => id === orderId)!;
};
const textOf = (pdf: Buffer): string =>
  readPdf(pdf)
    .pages.map(({ text }) => text)
    .join('\n');
async function sign(agent: Browser): Promise<void> {
  const on = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(product.clock.now());
  const witnesses = { first: 'Olive Hart', second: 'Peter Lamb' };
  await agent.post('/api/will/signed').send({ on, witnesses, understood: false }).expect(200);
}

describe('free updates for life', () => {
  it('a signed will is changed, reviewed and sent again without paying; the old one counts until the new one is signed (AM-20, AM-15)', async () => {
    const { agent, email, orderId } = await customerWithSentWill(product, operator);
    await sign(agent);
    await agent.post('/api/will/stored').send({ keptAt: 'The grey box' }).expect(200);
    const first = (await after(agent)).versions[0]!;
    expect((await open(agent).expect(200)).body).toMatchObject({ update: 'open' });
    await open(agent).expect(200);
    expect(await will(agent)).toMatchObject({
      status: 'in_progress',
      locked: false,
      returned: true,
      updating: true,
      jsonAnswers: { children: [{}, {}], executors: [{ fullName: 'John Henry Roe' }] },
    });
    await until(async () => (await listed(orderId)).updating, 'the change in the list');
    expect(await listed(orderId)).toMatchObject({ status: 'sent', returned: true, updating: true });

    await agent.post('/api/will').send({ step: 10, answers: CHANGED }).expect(200);
    const { body: changes } = await agent.get('/api/will/changes').expect(200);
    expect(changes.changes.length).toBeGreaterThan(0);
    await agent.post('/api/will/submit').expect(200);
    await keep(agent).expect(409, {
      message: 'You have handed in your changes, and our team is looking at them. To keep your will as it is, please write to support.',
    });
    await until(async () => (await will(agent)).status === 'draft_generated', 'the new draft');
    expect(await will(agent)).toMatchObject({ locked: true, updating: true });
    expect(await after(agent)).toMatchObject({ update: 'submitted', versions: [{ state: 'signed' }] });
    await open(agent).expect(409, { message: 'Your will is with our team. You can change it again when it has been sent to you.' });
    await until(async () => (await listed(orderId)).draft === 'made', 'the draft in the list');
    expect(await listed(orderId)).toMatchObject({ status: 'new', returned: false, updating: true, paymentStatus: 'succeeded' });
    // Only what was read in this version is sent.
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(409);
    expect((await operator.get(`/api/admin/orders/${orderId}/changes`).expect(200)).body.changes.length).toBeGreaterThan(0);

    await sendWill(operator, agent, orderId);
    const { versions, update } = await after(agent);
    expect(update).toBeNull();
    expect(versions.map(({ state }) => state)).toEqual(['to-sign', 'in-force']);
    // The signed will is still hers to download.
    const [copy, newest] = await Promise.all([
      agent.get(`/api/will/document.pdf?version=${first.versionCode}`).expect(200),
      agent.get('/api/will/document.pdf').expect(200),
    ]);
    expect(copy.headers['content-disposition']).toContain(`your-will-${first.versionCode}.pdf`);
    expect(textOf(copy.body)).toContain(first.versionCode);
    expect(textOf(newest.body)).not.toContain(first.versionCode);
    const sheet = await agent.get(`/api/will/documents/executors-sheet?version=${first.versionCode}`).expect(200);
    expect(textOf(sheet.body)).toContain('The grey box');
    await agent.get('/api/will/document.pdf?version=00000000').expect(404);
    await agent.get('/api/will/document.pdf?version=../../x').expect(404);
    expect(await after(agent)).toMatchObject({ keptAt: 'The grey box' });
    expect((await mailTo(product, email, /ready to sign/i)).text).toContain(`takes the place of version ${first.versionCode}`);
    const { body: detail } = await operator.get(`/api/admin/orders/${orderId}`).expect(200);
    expect(detail.order.updating).toBe(false);
    expect(detail.versions).toEqual(versions.map(({ versionCode, sentAt, state }) => ({ versionCode, sentAt, state })));
    await sign(agent);
    const signedAnew = await after(agent);
    expect(signedAnew.versions.map(({ state }) => state)).toEqual(['signed', 'replaced']);
    // The grey box has the will that was replaced.
    expect(signedAnew.keptAt).toBeNull();
  });

  it('is kept as it is: nothing changed, and what was typed is dropped', async () => {
    const { agent, orderId } = await customerWithSentWill(product, operator);
    const before = await will(agent);
    const list = await listed(orderId);
    await open(agent).expect(200);
    await agent.post('/api/will').send({ step: 10, answers: CHANGED }).expect(200);
    expect((await keep(agent).expect(200)).body).toMatchObject({ update: null, versions: [{ state: 'to-sign' }] });
    await keep(agent).expect(200);
    const { updatedAt, revision } = before;
    expect({ ...(await will(agent)), updatedAt, revision }).toEqual(before);
    await until(async () => !(await listed(orderId)).updating, 'the list');
    expect(await listed(orderId)).toMatchObject({ status: list.status, returned: false });
    await agent.get('/api/will/document.pdf').expect(200);
    await agent.post('/api/will').send({ step: 10, answers: CHANGED }).expect(409);
    // Opened again, it starts from the will that was sent.
    await open(agent).expect(200);
    expect((await will(agent)).jsonAnswers).toEqual(before.jsonAnswers);
  });

  it('submitting and keeping at the same moment end in one of the two, and never in a lost submission', async () => {
    const { agent, orderId } = await customerWithSentWill(product, operator);
    for (let round = 0; round < 3; round += 1) {
      await open(agent).expect(200);
      await agent
        .post('/api/will')
        .send({ step: 10, answers: { ...CHANGED, funeralWishes: `Oak ${round}.` } })
        .expect(200);
      const [submitted, kept] = await Promise.all([agent.post('/api/will/submit'), keep(agent)]);
      expect([submitted.status, kept.status]).toEqual(submitted.status === 200 ? [200, 409] : [409, 200]);
      const settled = submitted.status === 200 ? 'draft_generated' : 'sent';
      await until(async () => (await will(agent)).status === settled, settled);
      expect((await will(agent)).updating).toBe(submitted.status === 200);
      if (submitted.status !== 200) continue;
      expect((await will(agent)).jsonAnswers.funeralWishes).toBe(`Oak ${round}.`);
      await sendWill(operator, agent, orderId);
    }
  });

  it('is for whoever has a will that was sent', async () => {
    for (const who of [browser(product), operator]) {
      await open(who).expect(401);
      await keep(who).expect(401);
    }
  });
});
