import { beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGES, type WillAnswers } from '@willow/contracts';
import { browser, familyAnswers, mailTo, signedInCustomer, tokenIn, type Browser } from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});

const record = async (agent: Browser) => (await agent.get('/api/will').expect(200)).body.willAnswers;
const save = (agent: Browser, answers: WillAnswers, step = 10) => agent.post('/api/will').send({ step, answers });

describe('the answers of a will', () => {
  it('are none, at question 1, before anything is saved; reading writes nothing (C-411, C-430, D-033)', async () => {
    const { agent } = await signedInCustomer(product);
    const nothing = { status: 'not_started', currentStep: 1, jsonAnswers: {}, updatedAt: null };
    expect(await record(agent)).toMatchObject(nothing);
    expect(await record(agent)).toMatchObject(nothing);
  });

  it('are the same with the id of who is signed in (C-411, C-412, C-431, D-034)', async () => {
    const { agent, id } = await signedInCustomer(product);
    await save(agent, { willForYou: 'yes' }, 2).expect(200);
    const { body } = await agent.get('/api/will').query({ userId: id }).expect(200);
    expect(body.willAnswers).toEqual(await record(agent));
    expect(body.willAnswers).toMatchObject({
      status: 'in_progress',
      currentStep: 2,
      jsonAnswers: { willForYou: 'yes' },
      updatedAt: expect.stringMatching(/Z$/),
    });
  });

  it('are submitted once they are complete, however often that is asked, and go on when they change (C-275, C-433, D-030, D-043)', async () => {
    const { agent } = await signedInCustomer(product);
    const { willForYou } = familyAnswers;
    await save(agent, { willForYou: willForYou! }, 2).expect(200);
    const early = await agent.post('/api/will/submit').expect(400);
    expect(early.body).toEqual({ message: expect.any(String), errors: expect.any(Array) });
    await save(agent, familyAnswers).expect(200);
    const { body } = await agent.post('/api/will/submit').expect(200);
    expect(body).toMatchObject({ success: true, willAnswers: { status: 'submitted', jsonAnswers: { willForYou: 'yes' } } });
    expect((await agent.post('/api/will/submit').expect(200)).body.willAnswers.status).toBe('submitted');
    await save(agent, { ...familyAnswers, funeralWishes: 'Oak.' }).expect(200);
    expect(await record(agent)).toMatchObject({ status: 'in_progress' });
  });

  it('for somebody else are refused with the exact words, at the save and not only at the end (C-195, C-471, D-045)', async () => {
    const { agent } = await signedInCustomer(product);
    const message = 'Please create an account for the person making the will. They will need to complete the process themselves.';
    const { body } = await save(agent, { willForYou: 'no' }, 2).expect(400);
    expect(body).toMatchObject({ message, errors: [{ path: ['willForYou'], message }] });
    expect(await record(agent)).toMatchObject({ status: 'not_started', jsonAnswers: {} });
  });

  it('numbers that come as text are kept as numbers; a share is a whole one (C-470, D-044)', async () => {
    const { agent } = await signedInCustomer(product);
    const typed = {
      isHomeowner: 'yes',
      property: { marketValue: '350000.5' },
      beneficiaryType: 'custom',
      customBeneficiaries: [{ fullName: 'Ann Roe', percentage: ' 40 ' }],
    };
    await agent.post('/api/will').send({ step: 6, answers: typed }).expect(200);
    expect((await record(agent)).jsonAnswers).toMatchObject({
      property: { marketValue: 350_000.5 },
      customBeneficiaries: [{ percentage: 40 }],
    });
    for (const answers of [
      { property: { marketValue: -1 } },
      { property: { marketValue: 'a lot' } },
      { customBeneficiaries: [{ percentage: '33.3' }] },
    ])
      await agent.post('/api/will').send({ step: 6, answers }).expect(400);
  });

  it('are refused in one form: a sentence, and what is wrong where (C-434, D-084)', async () => {
    const { agent } = await signedInCustomer(product);
    await browser(product).get('/api/will').expect(401, { message: 'Not authenticated' });
    await agent.get('/api/will').query({ userId: 'somebody' }).expect(403, { message: 'Forbidden' });
    await agent.get('/api/willow').expect(404, { message: 'Not found' });
    await agent.post('/api/create-payment-intent').send({}).expect(409, { message: 'Please complete your will before paying.' });
    const { body } = await agent
      .post('/api/will')
      .send({ step: 2, answers: { children: [{ fullName: 5 }] } })
      .expect(400);
    expect(body).toEqual({
      message: 'Expected string received number',
      errors: [{ path: ['answers', 'children', 0, 'fullName'], message: 'Expected string received number' }],
    });
  });

  it('refuses a character that cannot be printed, by name', async () => {
    const { agent } = await signedInCustomer(product);
    const executors = [{ fullName: 'Vic \u{1F600} Hart', address: 'Wells', relationship: 'friend' }];
    const { body } = await agent.post('/api/will').send({ step: 5, answers: { executors } }).expect(400);
    expect(body.message).toContain('We cannot print “\u{1F600}” in your will yet.');
    expect((await agent.get('/api/will').expect(200)).body.willAnswers.jsonAnswers).toEqual({});
  });

  describe('on two devices', () => {
    const signedInTwice = async () => {
      const { agent: desk, email } = await signedInCustomer(product);
      const phone = browser(product);
      await phone.post('/api/login').send({ email }).expect(200);
      await phone
        .post('/api/verify-email')
        .send({ token: tokenIn(await mailTo(product, email, /login/i)) })
        .expect(200);
      await save(desk, familyAnswers).expect(200);
      await record(phone);
      return { desk, phone };
    };
    const moved = { ...familyAnswers, executors: [{ fullName: 'Zoe Roe', address: '9 High Street, Frome', relationship: 'Friend' }] };

    it('are joined where they do not collide, also when nobody says what they were made from', async () => {
      const { desk, phone } = await signedInTwice();
      await save(phone, moved).expect(200);
      const { body } = await save(desk, { ...familyAnswers, funeralWishes: 'Oak.' }).expect(200);
      expect(body.willAnswers.jsonAnswers).toMatchObject({ executors: moved.executors, funeralWishes: 'Oak.' });
    });

    it('wait for a choice where they collide, and are not lost', async () => {
      const { desk, phone } = await signedInTwice();
      await save(phone, moved).expect(200);
      const older = { ...familyAnswers, executors: [{ ...moved.executors[0]!, fullName: 'Una Roe' }] };
      const refused = await save(desk, older).expect(409);
      expect(refused.body.message).toBe(MESSAGES.changedElsewhere);
      const { revision, jsonAnswers } = await record(desk);
      expect(jsonAnswers).toMatchObject({ executors: moved.executors });
      await desk.post('/api/will').send({ step: 10, answers: older, revision }).expect(200);
      expect((await record(phone)).jsonAnswers).toMatchObject({ executors: older.executors });
    });

    it('are submitted only as they were read', async () => {
      const { desk, phone } = await signedInTwice();
      const { revision } = await record(desk);
      await save(phone, moved).expect(200);
      const confirming = { ...familyAnswers, submittedAt: '2026-11-28T12:00:00.000Z' };
      const refused = [
        await save(desk, confirming),
        await desk.post('/api/will/submit'),
        await desk.post('/api/will/submit').send({ revision }),
      ];
      for (const { status, body } of refused) expect([status, body.message]).toEqual([409, MESSAGES.readAgain]);
      await record(desk);
      await desk.post('/api/will/submit').expect(200);
    });
  });
});
