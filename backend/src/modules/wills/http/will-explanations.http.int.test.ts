import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { ExplainedWill, StressReport, WhoGetsWhat, WillAnswers, WillChanges, WillComparison } from '@willow/contracts';
import {
  type Browser,
  browser,
  customerWithWill,
  familyAnswers,
  payByCard,
  settleFlags,
  signedInCustomer,
  signedInOperator,
} from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let family: Browser;
let familyId: string;
beforeAll(async () => {
  product = await sharedProduct();
  ({ agent: family, id: familyId } = await customerWithWill(product));
});

const READS = ['explained', 'stress-report', 'map', 'changes', 'no-witnesses'].map(
  (name) => ['get', `/api/will/${name}`, undefined] as const,
);
const ASKS = [
  ['post', '/api/will/who-gets-what', { dead: [], noIssue: [] }],
  ['post', '/api/will/without', { estateValue: null }],
  ['post', '/api/will/check-witnesses', { first: 'Una Wood', second: 'Vic Hart' }],
] as const;
const OF_THE_WILL = [...READS, ...ASKS];
const EVERY = [
  ...OF_THE_WILL,
  ['get', '/api/will/second-look', undefined] as const,
  ['post', '/api/will/check-version', { codes: ['0a1b2c3d'] }] as const,
];

const ask = (agent: Browser, method: 'get' | 'post', address: string, body: object | undefined) =>
  method === 'get' ? agent.get(address) : agent.post(address).send(body);
const save = (agent: Browser, answers: WillAnswers, step = 10) => agent.post('/api/will').send({ step, answers }).expect(200);
const tryDeaths = (dead: readonly string[], noIssue: readonly string[] = [], agent = family) =>
  agent.post('/api/will/who-gets-what').send({ dead, noIssue });

describe('who may ask what a will means', () => {
  it.each(EVERY)('%s %s needs a session', async (method, address, body) => {
    await ask(browser(product), method, address, body).expect(401, { message: 'Not authenticated' });
  });

  it.each(EVERY)('%s %s is not for operators', async (method, address, body) => {
    await ask(await signedInOperator(product), method, address, body).expect(401);
  });

  it('every customer gets their own will, whatever they send along', async () => {
    const { agent } = await signedInCustomer(product, { fullName: 'Nell Archer' });
    await save(agent, { ...familyAnswers, children: [{ fullName: 'Zoe Archer', dob: '2003-05-06' }] });
    const { body } = await agent
      .post('/api/will/who-gets-what')
      .send({ dead: [], noIssue: [], userId: 'somebody', customerId: 'else' })
      .expect(200);
    expect(JSON.stringify(body)).toContain('Zoe Archer');
    expect(JSON.stringify(body)).not.toContain('Ben Roe');
    await agent.get('/api/will/explained?userId=somebody-else').expect(200, /Will of Nell Archer/);
  });
});

describe('answers that make no will yet', () => {
  it.each(OF_THE_WILL)('%s %s names the step to go back to', async (method, address, body) => {
    const { agent } = await signedInCustomer(product);
    await ask(agent, method, address, body).expect(409, { message: 'Choose yes if this will is for you', step: 1 });
  });

  it.each([
    [{ children: [] }, 3],
    [{ executors: [] }, 5],
    [{ beneficiaryType: 'custom', customBeneficiaries: [{ fullName: 'A', address: 'B', relationship: 'friend', percentage: 99 }] }, 6],
    [{ partnerSubstituteRule: 'custom', customSubstitutes: [] }, 7],
  ] as [WillAnswers, number][])('%j is refused with step %i', async (changes, step) => {
    const { agent } = await signedInCustomer(product);
    await save(agent, { ...familyAnswers, ...changes });
    const { body } = await agent.get('/api/will/stress-report').expect(409);
    expect(body).toEqual({ message: expect.stringMatching(/\S/), step });
  });
});

describe('what is worth a second look', () => {
  const questions = async (agent: Browser) => (await agent.get('/api/will/second-look').expect(200)).body.questions;

  it('asks in plain words what the team would ask, each once, and names the step', async () => {
    const { agent } = await signedInCustomer(product);
    const children = ['Ann Roe', 'Ben Roe', 'Cal Roe'].map((fullName) => ({ fullName, dob: '2003-05-06' }));
    const customBeneficiaries = [{ fullName: 'Ann Roe', address: '1 High Street', relationship: 'daughter', percentage: 100 }];
    await save(agent, {
      ...familyAnswers,
      children,
      beneficiaryType: 'custom',
      customBeneficiaries,
      childrenSubstituteRule: 'per_stirpes',
    });
    const asked = await questions(agent);
    expect(asked).toContainEqual({
      id: 'R06',
      question: expect.stringContaining('your husband, wife or partner, or whoever you are to marry, receives nothing'),
      step: 6,
      field: 'beneficiaryType',
    });
    expect(asked.filter(({ id }: { id: string }) => id === 'R07')).toHaveLength(1);
    expect(JSON.stringify(asked)).not.toMatch(/refer|operator|BLOCK|HIGH/);
  });

  it('is asked while the answers are not finished, and no more once they are locked', async () => {
    const { agent } = await signedInCustomer(product);
    expect(await questions(agent)).toEqual(expect.any(Array));
    const { agent: paid } = await customerWithWill(product);
    await payByCard(product, paid);
    await until(async () => (await questions(paid)).length === 0, 'the lock');
  });
});

describe('the will explained', () => {
  it('before payment says what each clause does, and not how it is worded', async () => {
    const { body } = await family.get('/api/will/explained').expect(200);
    const will: ExplainedWill = body;
    expect(will).toMatchObject({ stage: 'answers', title: 'Will of Jane Margaret Roe', versionCode: null });
    expect(will.clauses.map(({ number }) => number)).toEqual(will.clauses.map((_, index) => index + 1));
    for (const { id, explanation, wording } of will.clauses) {
      // Of what goes to a husband there is more to know: it is his to leave.
      expect([id, explanation.length]).toEqual([id, id === 'residue' ? 3 : 2]);
      expect(wording).toBeNull();
    }
    expect(will.clauses.find(({ id }) => id === 'residue')).toMatchObject({ step: 6 });
    expect(will.clauses.find(({ id }) => id === 'residue')?.explanation.join(' ')).toContain('John Henry Roe');
  });

  it('once paid for has the wording of the draft, its version, and nothing left to change', async () => {
    const { agent } = await customerWithWill(product);
    const before = await agent.post('/api/will/check-version').send({ codes: ['0a1b2c3d'] });
    expect([before.status, before.body.message]).toEqual([
      409,
      'Your will has no printed pages yet. They get their codes when it is drafted.',
    ]);
    const { orderId } = await payByCard(product, agent);
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
    const will: ExplainedWill = (await agent.get('/api/will/explained').expect(200)).body;
    expect(will.stage).toBe('draft');
    expect(will.clauses.every(({ step }) => step === null)).toBe(true);
    const operator = await signedInOperator(product);
    const { text } = await operator.get(`/api/admin/orders/${orderId}/draft.txt`).expect(200);
    expect(text).toContain(`Draft ${will.versionCode}`);
    for (const { wording } of will.clauses) for (const part of wording ?? []) expect(text).toContain(part.text);
    expect(will.clauses.flatMap(({ wording }) => wording ?? []).length).toBeGreaterThan(20);
    expect((await agent.get('/api/will/stress-report').expect(200)).body.step).toBeNull();

    const codes = [will.versionCode, ` ${will.versionCode?.toUpperCase()} `];
    expect((await agent.post('/api/will/check-version').send({ codes }).expect(200)).body).toMatchObject({
      verdict: 'current',
      current: will.versionCode,
    });
    const mixed = await agent
      .post('/api/will/check-version')
      .send({ codes: [will.versionCode, '00000000', 'page 2'] })
      .expect(200);
    expect(mixed.body.verdict).not.toBe('current');
    expect(mixed.body.pages.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['current', 'unknown', 'unreadable']);
  });
});

describe('a will that goes back to its customer', () => {
  it('stays explained with its wording, can be changed, and says what changed; so does the one that is sent', async () => {
    const { agent } = await customerWithWill(product);
    const operator = await signedInOperator(product);
    const { orderId } = await payByCard(product, agent);
    const isDrafted = async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated';
    const explained = async () => (await agent.get('/api/will/explained').expect(200)).body as ExplainedWill;
    await until(isDrafted, 'the draft');
    const first = await explained();
    await operator.post(`/api/admin/orders/${orderId}/return`).expect(200);
    const returned = await explained();
    expect(returned).toMatchObject({ stage: 'returned', versionCode: null });
    expect(returned.clauses.every(({ wording }) => wording !== null)).toBe(true);
    expect(returned.clauses.find(({ id }) => id === 'residue')?.step).toBe(6);

    await save(agent, { ...familyAnswers, executors: [{ fullName: 'Sue Hill', address: 'Wells', relationship: 'Aunt' }] });
    await agent.post('/api/will/submit').expect(200);
    await until(isDrafted, 'the second draft');
    const second = await explained();
    expect(second.versionCode).not.toBe(first.versionCode);
    const { changes }: WillChanges = (await agent.get('/api/will/changes').expect(200)).body;
    expect(changes.map(({ sentence }) => sentence).join(' ')).toContain('Sue Hill');
    const codes = [first.versionCode, second.versionCode];
    const check = async (some: readonly (string | null)[]) =>
      (await agent.post('/api/will/check-version').send({ codes: some }).expect(200)).body.verdict;
    expect([await check(codes), await check(codes.slice(0, 1)), await check(codes.slice(1))]).toEqual(['mixed', 'older', 'current']);

    await settleFlags(operator, orderId);
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(200);
    expect(await explained()).toMatchObject({ stage: 'final', versionCode: second.versionCode });
  });
});

describe('who gets what', () => {
  const sharesOf = (body: WhoGetsWhat) =>
    body.shares.map(({ name, share: { numerator, denominator } }) => `${name} ${numerator}/${denominator}`);
  const idOf = async (name: string): Promise<string> =>
    ((await tryDeaths([]).expect(200)).body as WhoGetsWhat).people.find((person) => person.name === name)!.id;

  it('follows the deaths that are tried, and says which clause decides', async () => {
    const alive: WhoGetsWhat = (await tryDeaths([]).expect(200)).body;
    expect(alive.people.map(({ name }) => name)).toEqual(['John Henry Roe', 'Ann Roe', 'Ben Roe']);
    expect(sharesOf(alive)).toEqual(['John Henry Roe 1/1']);
    const [john, ann, ben] = (await Promise.all(['John Henry Roe', 'Ann Roe', 'Ben Roe'].map(idOf))) as [string, string, string];
    expect(sharesOf((await tryDeaths([john]).expect(200)).body)).toEqual(['Ann Roe 1/2', 'Ben Roe 1/2']);
    const annGone: WhoGetsWhat = (await tryDeaths([john, ann], [ann]).expect(200)).body;
    expect(sharesOf(annGone)).toEqual(['Ben Roe 1/1']);
    expect(annGone.gifts).toEqual([{ description: 'my piano', recipient: 'Ann Roe', fails: true }]);
    const nobody: WhoGetsWhat = (await tryDeaths([john, ann, ben], [ann, ben]).expect(200)).body;
    expect(nobody.shares).toMatchObject([{ kind: 'intestacy', share: { numerator: 1, denominator: 1 } }]);
    const explained: ExplainedWill = (await family.get('/api/will/explained')).body;
    const residue = explained.clauses.find(({ id }) => id === 'residue')!;
    for (const { clause } of [...alive.shares, ...annGone.shares, ...nobody.shares])
      expect(clause).toMatch(new RegExp(`^${residue.number}[.]\\d+$`));
  });

  it('refuses a person who is not in the will, and descendants of the living', async () => {
    const john = await idOf('John Henry Roe');
    const unknown = await tryDeaths([john, 'child-9']).expect(400);
    expect(unknown.body).toEqual({
      message: 'Nobody in the will is known by this id.',
      errors: [{ path: ['dead', 1], message: 'Nobody in the will is known by this id.' }],
    });
    expect((await tryDeaths([], [john]).expect(400)).body.errors).toMatchObject([{ path: ['noIssue', 0] }]);
    await tryDeaths(['constructor']).expect(400);
    await tryDeaths(['__proto__']).expect(400);
  });

  it.each([
    ['1,000 names', { dead: Array.from({ length: 1000 }, (_, index) => `child-${index}`), noIssue: [] }],
    ['names that are none', { dead: [1, null], noIssue: [] }],
    ['an empty name', { dead: [''], noIssue: [] }],
    ['a name of 10 000 letters', { dead: ['x'.repeat(10_000)], noIssue: [] }],
    ['no list', { dead: 'partner', noIssue: [] }],
    ['nothing', {}],
  ])('refuses %s', async (_, body) => {
    const { status, body: answer } = await family.post('/api/will/who-gets-what').send(body);
    expect(status).toBe(400);
    expect(answer.message).toMatch(/\S/);
  });
});

describe('what could go wrong', () => {
  it('was tried in every combination; each case is one that the trial confirms', async () => {
    const report: StressReport = (await family.get('/api/will/stress-report').expect(200)).body;
    expect(report.tried).toBe(2 * 3 * 3);
    expect(report.failing).toBeGreaterThan(0);
    expect(report.cases.filter(({ likeliest }) => likeliest)).toHaveLength(1);
    expect(report.step).toBe(7);
    for (const { dead, noIssue, intestacy } of report.cases) {
      const { shares }: WhoGetsWhat = (await tryDeaths(dead, noIssue).expect(200)).body;
      expect(shares.find(({ kind }) => kind === 'intestacy')?.share).toEqual(intestacy);
    }
  });
});

describe('the family and its money', () => {
  it('shows everybody once, with what they get and do', async () => {
    const { body } = await family.get('/api/will/map').expect(200);
    expect(body.you).toBe('Jane Margaret Roe');
    expect(body.people.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Ann Roe',
      'Ben Roe',
      'John Henry Roe',
      'Mary Poole',
    ]);
    for (const name of ['Ann Roe', 'Ben Roe', 'John Henry Roe', 'Mary Poole']) expect(body.description).toContain(name);
  });
});

describe('with or without this will', () => {
  const compare = (estateValue: unknown, agent = family) => agent.post('/api/will/without').send({ estateValue });

  it('starts from the value of the home, and names the figure of the law with its source', async () => {
    const body: WillComparison = (await compare(null).expect(200)).body;
    expect(body.estateValue).toBe(350_000);
    expect(body.withWill).toMatchObject([{ name: 'John Henry Roe', pounds: 350_000 }]);
    expect(body.withoutWill.map(({ name, pounds }) => [name, pounds])).toEqual([
      ['John Henry Roe', 336_000],
      ['Ann Roe', 7_000],
      ['Ben Roe', 7_000],
    ]);
    expect(body.figures).toMatchObject([{ value: '£322,000', source: expect.stringMatching(/\S/), asOf: expect.stringMatching(/\d{4}/) }]);
  });

  it('takes another value, nought too, and waits for one where there is none', async () => {
    expect((await compare(1_000_000).expect(200)).body).toMatchObject({ estateValue: 1_000_000 });
    expect((await compare(0).expect(200)).body).toMatchObject({ estateValue: 0 });
    const { agent } = await signedInCustomer(product);
    await save(agent, { ...familyAnswers, isHomeowner: 'no' });
    expect((await compare(null, agent).expect(200)).body).toMatchObject({ estateValue: null, withWill: [], withoutWill: [] });
  });

  it('counts a home up to the value that can be typed', async () => {
    const { agent } = await signedInCustomer(product);
    await save(agent, { ...familyAnswers, property: { ...familyAnswers.property, marketValue: 1e308 } });
    expect((await compare(null, agent).expect(200)).body).toMatchObject({ estateValue: 1_000_000_000 });
  });

  it.each(['-1', '0.5', '1e400', '-1e400', '2000000000', '"350000"', 'true', '[1]'])('refuses %s', async (value) => {
    const request = family.post('/api/will/without').set('content-type', 'application/json');
    expect((await request.send(`{"estateValue":${value}}`)).status).toBe(400);
  });

  it('refuses a missing value: null says that there is none', async () => {
    await compare(undefined).expect(400);
  });
});

describe('what changed since the last version', () => {
  it('is nothing for a first version, then said in sentences with the clause', async () => {
    const { agent } = await customerWithWill(product);
    expect((await agent.get('/api/will/changes').expect(200)).body).toEqual({ since: null, changes: [] });
    await save(agent, {
      ...familyAnswers,
      specificGifts: [{ description: 'my piano', recipientName: 'Ben Roe', recipientRelationship: 'son' }],
    });
    const { body } = await agent.get('/api/will/changes').expect(200);
    expect(body.since).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    expect(body.changes.length).toBeGreaterThan(0);
    expect(body.changes.map(({ sentence }: { sentence: string }) => sentence).join(' ')).toContain('piano');
    for (const { clause } of body.changes) expect(clause).toMatch(/^\d+$/);
    await save(agent, familyAnswers);
    expect((await agent.get('/api/will/changes').expect(200)).body).toEqual({ since: null, changes: [] });
  });
});

describe('witnesses', () => {
  const check = (first: unknown, second: unknown) => family.post('/api/will/check-witnesses').send({ first, second });

  it('everybody who takes is on the list, with the reason', async () => {
    const { body } = await family.get('/api/will/no-witnesses').expect(200);
    expect(body.people.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Ann Roe', 'Ben Roe', 'John Henry Roe']);
    for (const { reasons } of body.people) expect(reasons.length).toBeGreaterThan(0);
  });

  it('are cleared, asked about or refused', async () => {
    const verdicts = async (first: string, second: string) =>
      (await check(first, second).expect(200)).body.witnesses.map(({ verdict }: { verdict: string }) => verdict);
    expect(await verdicts('Una Wood', 'Vic Hart')).toEqual(['fine', 'fine']);
    expect(await verdicts(' ann  ROE. ', 'Vic Hart')).toEqual(['no', 'fine']);
    expect(await verdicts('Jane Margaret Roe', 'An Roe')).toEqual(['no', 'ask']);
  });

  it.each([
    ['', 'Vic Hart'],
    ['   ', 'Vic Hart'],
    [null, 'Vic Hart'],
    ['Una Wood', 'x'.repeat(301)],
    ['Una\u0000Wood', 'Vic Hart'],
  ])('%j and %j are refused', async (first, second) => {
    await check(first, second).expect(400);
  });

  it('leave no trace: asking adds no fact to the log', async () => {
    const client = new pg.Client({ connectionString: product.database.adminUrl });
    await client.connect();
    const facts = async (): Promise<unknown> =>
      (await client.query('SELECT count(*) FROM es.event WHERE stream LIKE $1', [`%${familyId}`])).rows;
    const before = await facts();
    await check('Una Wood', 'Ann Roe').expect(200);
    await tryDeaths([]).expect(200);
    await family.get('/api/will/explained').expect(200);
    expect(await facts()).toEqual(before);
    await client.end();
  });
});

describe('version codes', () => {
  it.each([[[]], [['a'.repeat(201)]], [Array.from({ length: 61 }, () => '0a1b2c3d')], ['0a1b2c3d'], [[7]]])(
    '%j are refused',
    async (codes) => {
      await family.post('/api/will/check-version').send({ codes }).expect(400);
    },
  );
});
