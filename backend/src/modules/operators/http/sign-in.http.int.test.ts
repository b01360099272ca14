import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MESSAGES, type NewPasskey, type PasskeyAnswer, type PasskeyCreation, type PasskeyRequest } from '@willow/contracts';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import supertest from 'supertest';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { Authenticator } from '../../../testing/authenticator.ts';
import { type Browser, browser, colleague } from '../../../testing/people.ts';
import { OPERATOR, type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { willow } from '../../../testing/willow.ts';
import { Operators } from '../operators.repository.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ OPERATOR_MFA: 'on' });
});
afterAll(async () => product?.close());

const codeFor = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: product.clock.now().getTime() });
const logIn = (agent: Browser, code?: string) =>
  agent.post('/api/admin/login').send({ ...OPERATOR, ...(code === undefined ? {} : { code }) });

describe('signing in to the console', () => {
  it('answers a wrong address and a wrong password alike (C-429, D-075)', async () => {
    for (const credentials of [
      { ...OPERATOR, password: 'wrong' },
      { ...OPERATOR, email: 'nobody@willow.example' },
    ]) {
      await browser(product).post('/api/admin/login').send(credentials).expect(401, { message: 'Invalid credentials' });
    }
    await supertest(product.url)
      .post('/api/admin/login')
      .send({ email: OPERATOR.email })
      .expect(400, /Required/);
    await supertest(product.url).get('/api/admin/me').expect(401);
  });

  it('the first sign-in opens nothing but the set-up of the second factor; later ones need a code, each code once (AM-4, A-022, D-075, T-23)', async () => {
    const [agent, intruder] = [browser(product), browser(product)];
    const { body: seen } = await logIn(intruder).expect(200);
    const { body } = await logIn(agent).expect(200);
    expect(body.enrolment.secret).not.toBe(seen.enrolment.secret);
    expect(body).toMatchObject({
      admin: { email: OPERATOR.email, role: 'admin' },
      enrolment: { uri: expect.stringMatching(/^otpauth:\/\/totp\/Willow:/) },
    });
    expect(Object.keys(body.admin).toSorted()).toEqual(['email', 'id', 'name', 'role']);
    await agent.get('/api/admin/orders').expect(403, { message: 'Set up your second factor to go on.' });
    expect((await agent.get('/api/admin/me').expect(200)).body.enrolment).toEqual(body.enrolment);
    await agent
      .post('/api/admin/second-factor')
      .send({ code: '000000' })
      .expect(400, /not right/);
    const first = codeFor(body.enrolment.secret);
    await agent.post('/api/admin/second-factor').send({ code: first }).expect(200);
    await agent.get('/api/admin/orders').expect(200);
    expect((await agent.get('/api/admin/me').expect(200)).body.enrolment).toBeNull();
    await intruder.get('/api/admin/me').expect(401);

    const again = browser(product);
    const asked = await logIn(again).expect(401);
    expect(asked.body).toEqual({
      message: 'Enter the 6-digit code from your authenticator app.',
      errors: [{ path: ['code'], message: 'Enter the 6-digit code from your authenticator app.' }],
    });
    await logIn(again, first).expect(401, /not right/);
    product.clock.advance({ minutes: 1 });
    await logIn(again, '12345').expect(400);
    const second = codeFor(body.enrolment.secret);
    await logIn(again, second).expect(200);
    await again.get('/api/admin/orders').expect(200);
    await logIn(browser(product), second).expect(401);
  });

  it('an operator who lost the authenticator sets up a new one, and old sessions end', async () => {
    const client = new pg.Client({ connectionString: product.database.url });
    await client.connect();
    const { DATABASE_URL, MASTER_KEY } = product.config;
    await willow(['operators', 'reset-second-factor', OPERATOR.email, '--yes'], { DATABASE_URL, MASTER_KEY });
    expect((await client.query(`SELECT count(*)::int AS n FROM auth.session WHERE kind = 'operator'`)).rows[0].n).toBe(0);
    await client.end();
    const agent = browser(product);
    expect((await logIn(agent).expect(200)).body.enrolment).not.toBeNull();
  });

  it('a session ends after 30 minutes without use (AM-4)', async () => {
    const agent = browser(product);
    await logIn(agent).expect(200);
    product.clock.advance({ minutes: 29 });
    await agent.get('/api/admin/me').expect(200);
    product.clock.advance({ minutes: 31 });
    await agent.get('/api/admin/me').expect(401);
  });

  it('says who is signed in until they log out (A-008)', async () => {
    const agent = browser(product);
    await agent.get('/api/admin/me').expect(401);
    await logIn(agent).expect(200);
    const { body } = await agent.get('/api/admin/me').expect(200);
    expect(body.admin).toEqual({ id: expect.any(String), email: OPERATOR.email, name: expect.any(String), role: 'admin' });
    await agent.post('/api/admin/logout').expect(200, { success: true });
    await agent.get('/api/admin/me').expect(401);
  });

  it('that began with the old password is no session after the password was changed (AM-4)', async () => {
    const password = 'another password of length';
    const owner = await colleague(product, 'Rachel');
    const { body } = await owner.get('/api/admin/me').expect(200);
    const code = codeFor(body.enrolment.secret);
    await owner.post('/api/admin/second-factor').send({ code }).expect(200);
    product.clock.advance({ minutes: 1 });
    const sessions = product.api.get(SessionStore);
    const start = sessions.start.bind(sessions);
    // The password was found right; now its owner changes it.
    const held = jest.spyOn(sessions, 'start').mockImplementationOnce(async (...session) => {
      await owner.post('/api/admin/account/password').send({ current: password, password: 'new words that nobody knows' }).expect(200);
      return start(...session);
    });
    const thief = browser(product);
    const login = { email: 'rachel@willow.example', password, code: codeFor(body.enrolment.secret) };
    await thief.post('/api/admin/login').send(login).expect(401, { message: 'Invalid credentials' });
    held.mockRestore();
    await thief.get('/api/admin/me').expect(401);
    expect((await owner.get('/api/admin/account').expect(200)).body.sessions).toHaveLength(1);
  });

  it('counts wrong tries only (D-089)', async () => {
    for (let count = 0; count < 12; count += 1) await logIn(browser(product)).expect(200);
  });
});

describe('passkeys beside the authenticator app (AM-4)', () => {
  const ASK = '/api/admin/login/passkey/challenge';
  const USE = '/api/admin/login/passkey';
  const OWN = '/api/admin/account/passkeys';

  /** Somebody of the team who has set up the app and signed in. */
  async function joined(name: string) {
    const login = { email: `${name.toLowerCase()}@willow.example`, password: 'another password of length' };
    const agent = await colleague(product, name);
    const { body } = await agent.get('/api/admin/me').expect(200);
    const secret = String(body.enrolment.secret);
    await agent
      .post('/api/admin/second-factor')
      .send({ code: codeFor(secret) })
      .expect(200);
    return { agent, login, secret, id: String(body.admin.id) };
  }
  async function adds(agent: Browser, password: string, name = 'Work laptop') {
    const passkey = new Authenticator(product.url);
    const { body } = await agent.post(`${OWN}/challenge`).send({ password }).expect(200);
    const { body: account } = await agent
      .post(OWN)
      .send({ name, passkey: passkey.make(body) })
      .expect(201);
    return { passkey, id: String(account.passkeys.at(-1).id) };
  }
  const ask = async (agent: Browser) => (await agent.post(ASK).expect(200)).body as PasskeyRequest;
  const use = (agent: Browser, passkey: PasskeyAnswer) => agent.post(USE).send({ passkey });
  const factsOf = async (id: string) => (await product.api.get(Operators, { strict: false }).load(id)).facts.map(({ type }) => type);
  const NOT_KNOWN = { message: MESSAGES.passkeyNotKnown };

  it('are added after the password, listed with their last use, renamed and removed, which ends the other sessions', async () => {
    const { agent, login, secret, id } = await joined('Paula');
    await agent
      .post(`${OWN}/challenge`)
      .send({ password: 'wrong' })
      .expect(400, /not your password/);
    const { passkey, id: passkeyId } = await adds(agent, login.password);
    const elsewhere = browser(product);
    await use(elsewhere, passkey.answer(await ask(elsewhere))).expect(200);
    await agent
      .patch(`${OWN}/${passkeyId}`)
      .send({ name: ' ' })
      .expect(400, /Enter a name/);
    const { body } = await agent.patch(`${OWN}/${passkeyId}`).send({ name: 'Desk' }).expect(200);
    expect(body.passkeys).toEqual([{ id: passkeyId, name: 'Desk', addedAt: expect.any(String), lastUsedAt: expect.any(String) }]);
    await elsewhere.delete(`${OWN}/nothing`).expect(404);
    await agent.delete(`${OWN}/${passkeyId}`).expect(200);
    await elsewhere.get('/api/admin/me').expect(401);
    await agent.get('/api/admin/me').expect(200);
    await use(elsewhere, passkey.answer(await ask(elsewhere))).expect(401, NOT_KNOWN);
    expect((await factsOf(id)).slice(-5)).toEqual(['PasskeyAdded', 'OperatorLoggedIn', 'PasskeyUsed', 'PasskeyRenamed', 'PasskeyRemoved']);
    product.clock.advance({ minutes: 1 });
    await browser(product)
      .post('/api/admin/login')
      .send({ ...login, code: codeFor(secret) })
      .expect(200);
  });

  it('are added only in the session that asked, once, within five minutes, at this address', async () => {
    const { agent, login } = await joined('Petra');
    const passkey = new Authenticator(product.url);
    const begin = async () => (await agent.post(`${OWN}/challenge`).send({ password: login.password }).expect(200)).body as PasskeyCreation;
    const add = (made: NewPasskey, by = agent) => by.post(OWN).send({ name: 'Key', passkey: made });
    await add(passkey.make(await begin(), { origin: 'https://evil.example' })).expect(400, /another address/);
    const asked = await begin();
    await add(passkey.make(asked, { challenge: 'AAAA' })).expect(410);
    await add(passkey.make(asked)).expect(410);
    await add(passkey.make(await begin(), { unverified: true })).expect(400, /no answer that can be checked/);
    const old = await begin();
    product.clock.advance({ minutes: 6 });
    await add(passkey.make(old)).expect(410);
    const { agent: other } = await joined('Pia');
    await add(passkey.make(await begin()), other).expect(410);
    const made = passkey.make(await begin());
    await add({ ...made, id: '<b>' }).expect(400);
    await add({ ...made, id: 'AAAA' }).expect(400);
    const next = passkey.make(await begin());
    await add({ ...next, response: { ...next.response, attestationObject: 'oA' } }).expect(400);
    await add(passkey.make(await begin())).expect(201);
    await add(passkey.make(await begin())).expect(409, /on the list already/);
  });

  it('sign in alone, because the device has checked its owner; each answer once', async () => {
    const { agent, login, id } = await joined('Pam');
    const { passkey } = await adds(agent, login.password);
    const other = browser(product);
    const answer = passkey.answer(await ask(other));
    const { body, headers } = await use(other, answer).expect(200);
    expect(body).toEqual({ admin: expect.objectContaining({ id, email: login.email }), enrolment: null });
    expect(String(headers['set-cookie'])).toMatch(/willow-operator=/);
    await other.get('/api/admin/orders').expect(200);
    await use(other, answer).expect(410, { message: MESSAGES.passkeyTooLate });
    await use(browser(product), answer).expect(410);
  });

  it('are refused in plain words, and a stranger learns nothing of who is there', async () => {
    const { agent, login, id } = await joined('Prue');
    const { passkey } = await adds(agent, login.password);
    const thief = browser(product);
    const asked = () => ask(thief);
    await use(thief, passkey.answer(await asked(), { origin: 'https://evil.example' })).expect(400, { message: MESSAGES.passkeyOtherSite });
    await use(thief, passkey.answer(await asked(), { challenge: 'AAAA' })).expect(410);
    const foreign = new Authenticator(product.url);
    const known = passkey.answer(await asked());
    const { userHandle = '' } = known.response;
    const strangers: readonly ((request: PasskeyRequest) => PasskeyAnswer)[] = [
      (request) => foreign.answer(request, { userHandle: 'AAAAAAAAQACAAAAAAAAAAA' }),
      (request) => foreign.answer(request, { userHandle: 'AAAA' }),
      (request) => foreign.answer(request, { userHandle }),
      (request) => foreign.answer(request, { userHandle, id: known.id }),
      (request) => passkey.answer(request, { unverified: true }),
      (request) => passkey.answer({ ...request, rpId: 'evil.example' }),
    ];
    for (const stranger of strangers) await use(thief, stranger(await asked())).expect(401, NOT_KNOWN);
    await thief
      .post(USE)
      .send({ passkey: { ...known, id: '../..' } })
      .expect(400);
    await thief.get('/api/admin/me').expect(401);
    expect(await factsOf(id)).not.toContain('PasskeyUsed');
  });

  it('whose counter goes back are refused, which is recorded', async () => {
    const { agent, login, id } = await joined('Polly');
    const { passkey } = await adds(agent, login.password);
    const other = browser(product);
    await use(other, passkey.answer(await ask(other), { counter: 7 })).expect(200);
    const copy = browser(product);
    await use(copy, passkey.answer(await ask(copy), { counter: 7 })).expect(401, { message: MESSAGES.passkeyCopied });
    const older = passkey.answer(await ask(copy), { counter: 6 });
    await copy
      .post('/api/admin/login')
      .send({ ...login, passkey: older })
      .expect(401, { message: MESSAGES.passkeyCopied });
    await copy.get('/api/admin/me').expect(401);
    expect((await factsOf(id)).slice(-2)).toEqual(['PasskeyCounterWentBack', 'PasskeyCounterWentBack']);
  });

  it('are the second factor after a password; not those of somebody else', async () => {
    const [{ agent, login, id }, other] = [await joined('Pearl'), await joined('Percy')];
    const { passkey } = await adds(agent, login.password);
    const { passkey: foreign } = await adds(other.agent, other.login.password);
    const here = browser(product);
    const signIn = (by: object) => here.post('/api/admin/login').send({ ...login, ...by });
    const { body } = await signIn({}).expect(401);
    expect(body.errors.map(({ path }: { path: string[] }) => path)).toEqual([['code'], ['passkey']]);
    await signIn({ passkey: foreign.answer(await ask(here)) }).expect(401, NOT_KNOWN);
    await signIn({ password: 'wrong', passkey: passkey.answer(await ask(here)) }).expect(401, { message: 'Invalid credentials' });
    const asked = await ask(here);
    await signIn({ passkey: passkey.answer(asked) }).expect(200);
    await signIn({ passkey: passkey.answer(asked) }).expect(410);
    await here.get('/api/admin/orders').expect(200);
    expect((await factsOf(id)).slice(-2)).toEqual(['OperatorLoggedIn', 'PasskeyUsed']);
  });

  it('of a disabled account open nothing, and an admin’s reset removes them all', async () => {
    const { agent, login, id } = await joined('Posy');
    const { passkey } = await adds(agent, login.password);
    const admin = browser(product);
    const { body } = await logIn(admin).expect(200);
    await admin
      .post('/api/admin/second-factor')
      .send({ code: codeFor(body.enrolment.secret) })
      .expect(200);
    const posy = async () => (await admin.get('/api/admin/people').expect(200)).body.find((each: { id: string }) => each.id === id);
    await until(async () => ((await posy())?.passkeys === 1 ? true : undefined), 'the passkey in the list');
    await admin.patch(`/api/admin/people/${id}`).send({ active: false }).expect(200);
    const here = browser(product);
    await use(here, passkey.answer(await ask(here))).expect(401, NOT_KNOWN);
    await admin.patch(`/api/admin/people/${id}`).send({ active: true }).expect(200);
    await use(here, passkey.answer(await ask(here))).expect(200);
    expect((await admin.delete(`/api/admin/people/${id}/second-factor`).expect(200)).body).toMatchObject({
      passkeys: 0,
      secondFactor: false,
    });
    await here.get('/api/admin/me').expect(401);
    await use(here, passkey.answer(await ask(here))).expect(401, NOT_KNOWN);
  });
});
