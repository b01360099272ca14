import { beforeAll, describe, expect, it } from '@jest/globals';
import { type AfterSending, londonDate } from '@willow/contracts';
import pg from 'pg';
import { readPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import { type Browser, browser, customerWithSentWill, customerWithWill, mailTo, signedInOperator } from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';

const WITNESSES = { first: 'Olive Hart', second: 'Peter Lamb' };

let product: Product;
let operator: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await signedInOperator(product);
});

const today = () => londonDate(product.clock.now());
const day = (ahead: number) => londonDate(product.clock.now().getTime() + ahead * 86_400_000);
const sign = (agent: Browser, more: object = {}) =>
  agent.post('/api/will/signed').send({ on: today(), witnesses: WITNESSES, understood: false, ...more });
const after = async (agent: Browser): Promise<AfterSending> => (await agent.get('/api/will/after-sending').expect(200)).body;
async function textOf(agent: Browser, name: string): Promise<string> {
  const { body } = await agent.get(`/api/will/documents/${name}`).expect(200);
  return readPdf(body as Buffer)
    .pages.map(({ text }) => text)
    .join('\n')
    .replace(/\s+/g, ' ');
}

describe('after a will was sent', () => {
  it('nothing is to be signed before that', async () => {
    const { agent } = await customerWithWill(product);
    expect(await after(agent)).toEqual({ versions: [], keptAt: null, reminders: true, update: null });
    await sign(agent).expect(404);
    await agent
      .post('/api/will/stored')
      .send({ keptAt: 'The grey box' })
      .expect(409, { message: 'Tell us first that your will is signed.' });
  });

  it('its customer signs it, says where it is kept, and the sheet for the executors says so', async () => {
    const { agent, email, id } = await customerWithSentWill(product, operator);
    const [version] = (await after(agent)).versions;
    expect(version).toMatchObject({ versionCode: expect.stringMatching(/^[0-9a-f]{8}$/), state: 'to-sign', signed: null });
    expect((await mailTo(product, email, /ready to sign/i)).text).toContain(`must say version ${version!.versionCode}`);
    expect(await textOf(agent, 'executors-sheet')).not.toContain('grey box');

    const { body } = await sign(agent).expect(200);
    expect(body).toMatchObject({ recorded: true, afterSending: { versions: [{ state: 'signed' }], keptAt: null } });
    await agent.post('/api/will/stored').send({ keptAt: ' The grey box in the study ' }).expect(200);
    expect(await after(agent)).toMatchObject({
      versions: [{ state: 'signed', signed: { on: today(), witnesses: ['Olive Hart', 'Peter Lamb'], barred: 0 } }],
      keptAt: 'The grey box in the study',
    });
    expect(await textOf(agent, 'executors-sheet')).toContain('The signed original is kept at The grey box in the study');

    const log = new pg.Client({ connectionString: product.database.url });
    await log.connect();
    const { rows } = await log
      .query<{ text: string }>(`SELECT e::text AS text FROM es.event e WHERE stream = $1`, [`will-${id}`])
      .finally(() => log.end());
    expect(JSON.stringify(rows)).not.toMatch(/Olive|Peter Lamb|grey box/);
  });

  it('a witness to whom the will gives something is named at once, and recorded only when that is understood', async () => {
    const { agent } = await customerWithSentWill(product, operator);
    const barred = { witnesses: { first: 'John Henry Roe', second: 'Peter Lamb' } };
    const { body } = await sign(agent, barred).expect(200);
    expect(body).toMatchObject({ recorded: false, check: { witnesses: [{ verdict: 'no' }, { verdict: 'fine' }] } });
    expect(body.check.witnesses[0].sentences[0]).toContain('John Henry Roe must not witness');
    expect((await after(agent)).versions[0]!.state).toBe('to-sign');
    await sign(agent, { ...barred, understood: true }).expect(200);
    expect((await after(agent)).versions[0]!.signed).toMatchObject({ barred: 1 });
    await sign(agent).expect(200);
    expect((await after(agent)).versions[0]!.signed).toMatchObject({ barred: 0, witnesses: ['Olive Hart', 'Peter Lamb'] });
  });

  it('what makes no valid will is refused, with what to do', async () => {
    const { agent } = await customerWithSentWill(product, operator);
    const refused = async (more: object) => (await sign(agent, more).expect(400)).body.message as string;
    expect(await refused({ witnesses: { first: 'Jane Margaret Roe', second: 'Peter Lamb' }, understood: true })).toContain(
      'You cannot witness your own will.',
    );
    expect(await refused({ witnesses: { first: 'Peter Lamb', second: 'peter  lamb' }, understood: true })).toContain(
      'Two different people',
    );
    expect(await refused({ on: day(1) })).toContain('has not come yet');
    expect(await refused({ on: day(-2) })).toContain('had not been sent');
    for (const bad of [{ on: '2026-02-30' }, { witnesses: { first: '', second: 'x' } }, { understood: 'yes' }])
      await sign(agent, bad).expect(400);
    for (const keptAt of ['', ' ', 'x'.repeat(201), 'box 李', 7]) await agent.post('/api/will/stored').send({ keptAt }).expect(400);
    expect((await after(agent)).versions[0]!.state).toBe('to-sign');
  });

  it('reminders are stopped and sent again', async () => {
    const { agent } = await customerWithSentWill(product, operator);
    expect((await agent.post('/api/will/reminders').send({ on: false }).expect(200)).body.reminders).toBe(false);
    expect((await after(agent)).reminders).toBe(false);
    expect((await agent.post('/api/will/reminders').send({ on: true }).expect(200)).body.reminders).toBe(true);
  });

  it('is for its customer only', async () => {
    for (const who of [browser(product), operator]) {
      await who.get('/api/will/after-sending').expect(401);
      for (const path of ['signed', 'stored', 'reminders']) await who.post(`/api/will/${path}`).send({}).expect(401);
    }
  });
});
