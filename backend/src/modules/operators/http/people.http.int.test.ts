import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { type Browser, browser, mailTo } from '../../../testing/people.ts';
import { OPERATOR, type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { willow } from '../../../testing/willow.ts';
import { Operators } from '../operators.repository.ts';

let product: Product;
let admin: Browser;
let oliveSecret: string;
beforeAll(async () => {
  product = await startProduct({ OPERATOR_MFA: 'on' });
  admin = browser(product);
  const { body } = await admin.post('/api/admin/login').send(OPERATOR).expect(200);
  oliveSecret = body.enrolment.secret;
  await admin
    .post('/api/admin/second-factor')
    .send({ code: codeFor(oliveSecret) })
    .expect(200);
});
afterAll(async () => product?.close());

const PASSWORD = 'four words that nobody knows';
const codeFor = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: product.clock.now().getTime() });
const environment = () => ({
  ...process.env,
  DATABASE_URL: product.config.DATABASE_URL,
  MASTER_KEY: product.config.MASTER_KEY,
  LOG_LEVEL: 'silent',
});
const tokenIn = (text: string): string => /\/admin\/invitation#([\w-]+)/.exec(text)?.[1] ?? '';
const named = (name: string) => ({ name, email: `${name.toLowerCase()}@willow.example` });
const invite = async (name: string, role: 'operator' | 'auditor' | 'admin' = 'operator') => {
  const { body } = await admin
    .post('/api/admin/people')
    .send({ ...named(name), role })
    .expect(201);
  return { id: String(body.id), token: tokenIn((await mailTo(product, named(name).email)).text) };
};
/** Somebody who has followed the link and set up the second factor. */
async function joined(name: string, role: 'operator' | 'auditor' | 'admin' = 'operator') {
  const { id, token } = await invite(name, role);
  const agent = browser(product);
  const { body } = await agent.post('/api/admin/invitation/acceptance').send({ token, password: PASSWORD }).expect(200);
  await agent
    .post('/api/admin/second-factor')
    .send({ code: codeFor(body.enrolment.secret) })
    .expect(200);
  return { id, token, agent, secret: String(body.enrolment.secret) };
}
const people = async (agent = admin) => (await agent.get('/api/admin/people').expect(200)).body as { id: string; name: string }[];
const factsOf = async (id: string) => (await product.api.get(Operators, { strict: false }).load(id)).facts;

describe('people of the team', () => {
  it('are invited by a link that works once, and set their own password and second factor by it', async () => {
    const { id, token } = await invite('Audrey', 'auditor');
    expect(await people()).toContainEqual({
      id,
      ...named('Audrey'),
      role: 'auditor',
      state: 'invited',
      secondFactor: false,
      passkeys: 0,
      lastSignInAt: null,
      invitedUntil: expect.any(String),
      sessions: 0,
      self: false,
    });
    const agent = browser(product);
    await agent
      .post('/api/admin/invitation')
      .send({ token })
      .expect(200, { name: 'Audrey', email: named('Audrey').email, role: 'auditor' });
    await agent
      .post('/api/admin/invitation/acceptance')
      .send({ token, password: 'too short' })
      .expect(400, /at least 15 characters/);
    const { body } = await agent.post('/api/admin/invitation/acceptance').send({ token, password: PASSWORD }).expect(200);
    await agent.get('/api/admin/orders').expect(403, { message: 'Set up your second factor to go on.' });
    await agent
      .post('/api/admin/second-factor')
      .send({ code: codeFor(body.enrolment.secret) })
      .expect(200);
    await agent.get('/api/admin/orders').expect(200);
    for (const path of ['/api/admin/invitation', '/api/admin/invitation/acceptance'])
      await browser(product)
        .post(path)
        .send({ token, password: PASSWORD })
        .expect(410, /works once/);
    expect(await people()).toContainEqual(
      expect.objectContaining({ id, state: 'active', secondFactor: true, lastSignInAt: expect.any(String), invitedUntil: null }),
    );
  });

  it('have a role that an admin changes, which ends their sessions (AM-8)', async () => {
    const { id, agent } = await joined('Otto');
    await agent.get('/api/admin/people').expect(403);
    await agent
      .post('/api/admin/people')
      .send({ ...named('Nobody'), role: 'admin' })
      .expect(403);
    const { body } = await admin.patch(`/api/admin/people/${id}`).send({ role: 'auditor' }).expect(200);
    expect(body).toMatchObject({ name: 'Otto', role: 'auditor' });
    await agent.get('/api/admin/me').expect(401);
    const [olive] = (await people()).filter(({ name }) => name === 'olive@willow.example');
    const [changed] = (await factsOf(id)).filter(({ type }) => type === 'OperatorRoleChanged');
    expect(changed?.metadata.actor).toBe(`operator:${olive?.id}`);
  });

  it('lose their sessions at once when they are disabled, and cannot sign in until they are enabled (AM-4)', async () => {
    const { id, agent, secret } = await joined('Dora');
    await agent.get('/api/admin/orders').expect(200);
    await admin.patch(`/api/admin/people/${id}`).send({ active: false }).expect(200);
    await agent.get('/api/admin/orders').expect(401);
    const signIn = () =>
      browser(product)
        .post('/api/admin/login')
        .send({ email: named('Dora').email, password: PASSWORD, code: codeFor(secret) });
    product.clock.advance({ minutes: 1 });
    await signIn().expect(401, { message: 'Invalid credentials' });
    await admin.patch(`/api/admin/people/${id}`).send({ active: true }).expect(200);
    await signIn().expect(200);
  });

  it('see where they are signed in, and end one session or all others (AM-4)', async () => {
    const { id, agent, secret } = await joined('Tess');
    const elsewhere = async (userAgent: string) => {
      product.clock.advance({ minutes: 1 });
      const other = browser(product);
      const login = { email: named('Tess').email, password: PASSWORD, code: codeFor(secret) };
      await other.post('/api/admin/login').set('user-agent', userAgent).send(login).expect(200);
      return other;
    };
    const phone = await elsewhere('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1');
    const library = await elsewhere('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    const { body } = await agent.get('/api/admin/account').expect(200);
    const sessions = body.sessions as { id: string; device: string; current: boolean }[];
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Unknown browser', true],
      ['Firefox on Linux', false],
      ['Safari on iPhone', false],
    ]);
    const ofTheLibrary = `/api/admin/account/sessions/${sessions[1]!.id}`;
    expect(body.authenticator).toBe(true);
    expect((await people()).find((person) => person.id === id)).toMatchObject({ sessions: 3 });
    await admin.delete(ofTheLibrary).expect(404);
    await library.get('/api/admin/me').expect(200);
    await agent.delete(ofTheLibrary).expect(200);
    await library.get('/api/admin/me').expect(401);
    await phone.get('/api/admin/me').expect(200);
    expect((await agent.delete('/api/admin/account/sessions').expect(200)).body.sessions).toHaveLength(1);
    await phone.get('/api/admin/me').expect(401);
    await agent.get('/api/admin/me').expect(200);
    await admin.delete(`/api/admin/people/${id}/sessions`).expect(200);
    await agent.get('/api/admin/me').expect(401);
    const ended = (await factsOf(id)).filter(({ type }) => type === 'OperatorSessionsEnded');
    expect(ended.map(({ data }) => data)).toEqual([{ which: 'one' }, { which: 'others' }, { which: 'all' }]);
    expect(ended.at(-1)?.metadata.actor).not.toBe(`operator:${id}`);
  });

  it('change their own password with the old one, which ends their other sessions', async () => {
    const { agent, secret } = await joined('Vera');
    product.clock.advance({ minutes: 1 });
    const other = browser(product);
    const login = (password: string) =>
      browser(product)
        .post('/api/admin/login')
        .send({ email: named('Vera').email, password, code: codeFor(secret) });
    await other
      .post('/api/admin/login')
      .send({ email: named('Vera').email, password: PASSWORD, code: codeFor(secret) })
      .expect(200);
    const change = (body: object) => agent.post('/api/admin/account/password').send(body);
    const password = 'another row of words entirely';
    await change({ current: 'wrong', password }).expect(400, /not your password/);
    await change({ current: PASSWORD, password: 'too short' }).expect(400, /at least 15/);
    expect((await change({ current: PASSWORD, password }).expect(200)).body.sessions).toHaveLength(1);
    await other.get('/api/admin/me').expect(401);
    await agent.get('/api/admin/me').expect(200);
    product.clock.advance({ minutes: 1 });
    await login(PASSWORD).expect(401);
    await login(password).expect(200);
  });

  it('do not change themselves, and somebody always stays admin', async () => {
    const [olive] = (await people()).filter(({ name }) => name === 'olive@willow.example');
    for (const change of [{ role: 'auditor' }, { active: false }])
      await admin
        .patch(`/api/admin/people/${olive!.id}`)
        .send(change)
        .expect(409, /your own account/);
    await admin.delete(`/api/admin/people/${olive!.id}/second-factor`).expect(409, /your own account/);
    const { agent, id } = await joined('Ada', 'admin');
    // Each takes the other away at the same moment: one of them stays.
    const both = await Promise.all([
      agent.patch(`/api/admin/people/${olive!.id}`).send({ active: false }),
      admin.patch(`/api/admin/people/${id}`).send({ role: 'operator' }),
    ]);
    const answers = both.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(answers[0]).toBe(200);
    expect([401, 409]).toContain(answers[1]);
    const list = await product.api.get(Operators, { strict: false }).load(olive!.id);
    if (list.state.standing === 'disabled') {
      await agent.patch(`/api/admin/people/${olive!.id}`).send({ active: true }).expect(200);
      product.clock.advance({ minutes: 1 });
      await admin
        .post('/api/admin/login')
        .send({ ...OPERATOR, code: codeFor(oliveSecret) })
        .expect(200);
      await admin.patch(`/api/admin/people/${id}`).send({ active: false }).expect(200);
    }
    expect(await willow(['operators', 'disable', OPERATOR.email, '--yes'], environment())).toMatchObject({
      status: 1,
      text: expect.stringContaining('This is the last admin'),
    });
    await admin.get('/api/admin/people').expect(200);
  });

  it('set up a second factor anew after an admin has reset it', async () => {
    const { id, agent } = await joined('Rosa');
    await admin.delete(`/api/admin/people/${id}/second-factor`).expect(200);
    await agent.get('/api/admin/me').expect(401);
    const { body } = await agent
      .post('/api/admin/login')
      .send({ email: named('Rosa').email, password: PASSWORD })
      .expect(200);
    expect(body.enrolment).not.toBeNull();
  });

  it('answers bad input clearly', async () => {
    const { id } = await invite('Bea');
    await admin
      .post('/api/admin/people')
      .send({ ...named('Bea'), role: 'operator' })
      .expect(409, /already/);
    await admin
      .post('/api/admin/people')
      .send({ ...named('Cleo'), role: 'owner' })
      .expect(400);
    await admin
      .post('/api/admin/people')
      .send({ name: ' ', email: 'x', role: 'admin' })
      .expect(400, /Enter a name/);
    await admin.patch('/api/admin/people/nobody').send({ active: false }).expect(404);
    await admin.patch(`/api/admin/people/${id}`).send({}).expect(400);
    await admin.post(`/api/admin/people/${(await joined('Finn')).id}/invitation`).expect(409, /password already/);
    await admin
      .post('/api/admin/people')
      .set('origin', 'https://evil.example')
      .send({ ...named('Eve'), role: 'admin' })
      .expect(403);
    for (const token of ['x'.repeat(64), 'AAAA'.repeat(16), '-'.repeat(64)])
      await browser(product).post('/api/admin/invitation').send({ token }).expect(410);
    await browser(product).post('/api/admin/invitation').send({ token: '../../etc/passwd' }).expect(400);
  });

  it('who forgot the password set another by a mailed link, which ends their sessions and is no second factor (AM-4)', async () => {
    const { agent, secret } = await joined('Fay');
    const { email } = named('Fay');
    const asked = (address: string) => browser(product).post('/api/admin/password-reset').send({ email: address });
    const { body } = await asked(email).expect(200);
    expect(body).toEqual({ success: true });
    await asked('nobody@willow.example').expect(200, body);
    const token = /\/admin\/new-password#([\w-]+)/.exec((await mailTo(product, email, /new password/)).text)?.[1] ?? '';
    expect(await tablesWith([token, Buffer.from(token, 'base64url').subarray(16).toString('hex')])).toEqual([]);
    await browser(product).post('/api/admin/password-reset/link').send({ token }).expect(200, { email });
    const set = (password: string) => browser(product).post('/api/admin/password-reset/password').send({ token, password });
    await set('too short').expect(400, /at least 15/);
    await agent.get('/api/admin/me').expect(200);
    const { headers } = await set('a row of other words').expect(200, { success: true });
    expect(String(headers['set-cookie'])).not.toMatch(/willow-operator/);
    await agent.get('/api/admin/me').expect(401);
    await set('yet another row of words').expect(410, /works once/);
    product.clock.advance({ minutes: 1 });
    const login = (password: string, code?: string) => browser(product).post('/api/admin/login').send({ email, password, code });
    await login(PASSWORD, codeFor(secret)).expect(401, { message: 'Invalid credentials' });
    await login('a row of other words').expect(401, /6-digit code/);
    await login('a row of other words', codeFor(secret)).expect(200);
  });

  it('are invited by the command line without a mail, the first of an installation as well', async () => {
    const invite = () => willow(['operators', 'invite', named('Ines').email, 'admin', 'Ines'], environment());
    const [first, second] = [await invite(), await invite()].map(({ stdout }) => tokenIn(stdout));
    await browser(product).post('/api/admin/invitation').send({ token: first }).expect(410);
    await browser(product).post('/api/admin/invitation').send({ token: second }).expect(200, /Ines/);
    const { body: mails } = await browser({ url: product.mailbox.url }).get('/api/messages');
    expect(mails.filter(({ to }: { to: string }) => to === named('Ines').email)).toEqual([]);
  });

  it('have a link that is kept as a hash only, is void when another is sent, and runs out', async () => {
    const { id, token } = await invite('Petra');
    const secret = Buffer.from(token, 'base64url').subarray(16);
    expect(await tablesWith([token, secret.toString('hex'), secret.toString('base64url')])).toEqual([]);
    await admin.post(`/api/admin/people/${id}/invitation`).expect(200);
    await browser(product).post('/api/admin/invitation').send({ token }).expect(410);
    const renewed = await until(async () => {
      const found = tokenIn((await mailTo(product, named('Petra').email)).text);
      return found === token ? undefined : found;
    }, 'the second mail');
    product.clock.advance({ minutes: 73 * 60 });
    await browser(product).post('/api/admin/invitation/acceptance').send({ token: renewed, password: PASSWORD }).expect(410);
  });

  it('get no link to a disabled account, an old one or one that ran out, and strangers learn nothing by asking', async () => {
    const signIn = () =>
      admin
        .post('/api/admin/login')
        .send({ ...OPERATOR, code: codeFor(oliveSecret) })
        .expect(200);
    await signIn();
    const { id } = await joined('Greta');
    const { email } = named('Greta');
    const ask = (address: string) => browser(product).post('/api/admin/password-reset').send({ email: address });
    const tokens = new Set<string>();
    const nextToken = () =>
      until(async () => {
        const token = /new-password#([\w-]+)/.exec((await mailTo(product, email, /new password/)).text)?.[1] ?? '';
        return tokens.has(token) ? undefined : (tokens.add(token), token);
      }, 'the next mail');
    const read = (token: string) => browser(product).post('/api/admin/password-reset/link').send({ token });
    await ask(email).expect(200);
    const first = await nextToken();
    await ask(email).expect(200);
    const second = await nextToken();
    await read(first).expect(410);
    await read(second).expect(200);
    product.clock.advance({ minutes: 31 });
    await read(second).expect(410);
    await browser(product).post('/api/admin/password-reset/password').send({ token: second, password: PASSWORD }).expect(410);
    await read('../../etc/passwd').expect(400);
    await signIn();
    await admin.patch(`/api/admin/people/${id}`).send({ active: false }).expect(200);
    await ask(email).expect(200, { success: true });
    expect((await factsOf(id)).filter(({ type }) => type === 'PasswordResetRequested')).toHaveLength(2);
    const answers = async (address: string) => {
      const all = [];
      for (let time = 0; time < 4; time += 1) all.push(await ask(address).then(({ status, body }) => ({ status, body })));
      return all;
    };
    product.clock.advance({ minutes: 61 });
    const [known, unknown] = [await answers(email), await answers('nobody.else@willow.example')];
    expect(known).toEqual(unknown);
    expect(known.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });
});

async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: product.database.adminUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ hit: boolean }>(`SELECT bool_or(t::text ~ $1) AS hit FROM ${name} t`, [texts.join('|')]);
    if (rows[0]?.hit) found.push(name);
  }
  await client.end();
  return found;
}
