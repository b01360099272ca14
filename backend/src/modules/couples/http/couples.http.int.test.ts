import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGES, MyData } from '@willow/contracts';
import { queried } from '../../../testing/everything-stored.ts';
import { type Browser, browser, familyAnswers, mailTo, signedInCustomer, signupForm, tokenIn } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { ErasureWorker } from '../../privacy/jobs/erasure.worker.ts';
import {
  accepts,
  aCouple,
  coupleCodeIn,
  coupleOf,
  INVITATION,
  invites,
  john,
  leaves,
  offers,
  partnerAddress,
  signsInAgain,
} from '../testing/couple.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => product?.close());

describe('two wills for a couple', () => {
  it('begin with a mail that names nobody but the inviter, by first name, and a code that works once', async () => {
    const [jane, sam] = await Promise.all([signedInCustomer(product), signedInCustomer(product, john)]);
    const email = partnerAddress();
    expect(await coupleOf(jane.agent)).toBeNull();
    const { body } = await invites(jane.agent, email).expect(201);
    expect(body.couple).toMatchObject({ invited: { name: 'John', email }, acceptedAt: null });
    const mail = await mailTo(product, email, INVITATION);
    expect(mail.text).toMatch(/^Hello,\s+Jane is writing a will/);
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/Roe|Margaret|John/);
    expect(mail.headers['List-Unsubscribe']).toContain('/api/referrals/unsubscribe?');
    const code = coupleCodeIn(mail);
    await accepts(jane.agent, code).expect(400, { message: MESSAGES.coupleSelf });
    await accepts(sam.agent, 'K7QD-9XWM-2HTA').expect(400, { message: MESSAGES.coupleCodeWrong });
    const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase();
    await accepts(sam.agent, typed).expect(200);
    expect(await coupleOf(sam.agent)).toMatchObject({ invited: null, acceptedAt: expect.any(String) });
    expect(await coupleOf(jane.agent)).toMatchObject({ invited: null, acceptedAt: expect.any(String) });
    const kim = await signedInCustomer(product);
    await accepts(kim.agent, code).expect(400, { message: MESSAGES.coupleCodeWrong });
    await invites(jane.agent, partnerAddress()).expect(409, { message: MESSAGES.coupleOpen });
  });

  it('wait in the account of whoever signed up with the invitation open, wherever that account is opened', async () => {
    const jane = await signedInCustomer(product);
    const email = partnerAddress();
    await invites(jane.agent, email).expect(201);
    const code = coupleCodeIn(await mailTo(product, email, INVITATION));
    await browser(product)
      .post('/api/signup')
      .send({ ...signupForm(john), email, coupleCode: code.toLowerCase() })
      .expect(201);
    const telephone = browser(product);
    const token = tokenIn(await mailTo(product, email, /verify|confirm/i));
    await telephone.post('/api/verify-email').send({ token }).expect(200);
    expect((await telephone.get('/api/couple').expect(200)).body).toEqual({ couple: null, invitation: code });
    // It is nobody else's, and nothing is accepted by it.
    expect((await (await signedInCustomer(product)).agent.get('/api/couple').expect(200)).body).toEqual({ couple: null, invitation: null });
    expect(await coupleOf(jane.agent)).toMatchObject({ acceptedAt: null });
    expect(await queried(product, `SELECT 1 FROM es.event WHERE data::text LIKE $1`, [`%${code}%`])).toEqual([]);
    await browser(product).post('/api/couple/refusal').send({ code }).expect(200);
    expect((await telephone.get('/api/couple').expect(200)).body).toEqual({ couple: null, invitation: null });
  });

  it('are declined without an account, and nobody is told', async () => {
    const [jane, sam] = await Promise.all([signedInCustomer(product), signedInCustomer(product, john)]);
    const email = partnerAddress();
    await invites(jane.agent, email).expect(201);
    const code = coupleCodeIn(await mailTo(product, email, INVITATION));
    const before = await coupleOf(jane.agent);
    await browser(product).post('/api/couple/refusal').send({ code }).expect(200, { success: true });
    expect(await coupleOf(jane.agent)).toEqual(before);
    await accepts(sam.agent, code).expect(400, { message: MESSAGES.coupleCodeWrong });
  });

  it('are not begun with somebody who wants no invitations, and the inviter is answered as ever', async () => {
    const [jane, kim] = await Promise.all([signedInCustomer(product), signedInCustomer(product)]);
    const email = partnerAddress();
    await invites(jane.agent, email).expect(201);
    const [, search = ''] = /\/stop-invitations(\?\S+)/.exec((await mailTo(product, email, INVITATION)).text) ?? [];
    await browser(product).post(`/api/referrals/unsubscribe${search}`).expect(200, { success: true });
    await invites(kim.agent, email).expect(201);
    const other = await signedInCustomer(product);
    const last = partnerAddress();
    await invites(other.agent, last).expect(201);
    await mailTo(product, last, INVITATION);
    expect(product.mailbox.messages().filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('offer nothing by themselves; what is offered is mirrored, and kept step by step by the ordinary rules', async () => {
    const { jane, sam } = await aCouple(product);
    const offered = async () => (await sam.agent.get('/api/couple/offered').expect(200)).body.offered;
    expect(await offered()).toBeNull();
    await jane.agent.post('/api/couple/offer').send({}).expect(400);
    await offers(jane.agent).expect(200);
    const { revision, answers, from } = await offered();
    expect(from).toBe('Jane');
    expect(answers).toMatchObject({ partner: { fullName: 'Jane Margaret Roe' }, executors: [{ fullName: 'Jane Margaret Roe' }] });
    for (const hers of [jane.email, '07700', 'piano', 'woodland']) expect(JSON.stringify(answers)).not.toContain(hers);
    const keeps = (step: number, at = revision) => sam.agent.post('/api/couple/offered').send({ step, revision: at, ours: [0, 1] });
    await keeps(5, revision + 1).expect(409, { message: MESSAGES.coupleOfferMoved });
    await sam.agent
      .post('/api/will')
      .send({ step: 2, answers: { willForYou: 'yes' } })
      .expect(200);
    for (const step of [2, 3, 5, 6, 7]) await keeps(step).expect(200, { success: true });
    const { body } = await sam.agent.get('/api/will').expect(200);
    expect(body.willAnswers.jsonAnswers).toEqual({
      willForYou: 'yes',
      isMarried: 'yes',
      partner: { fullName: 'Jane Margaret Roe', dob: '1975-03-27', address: '12 Willow Lane, Bath, BA1 1AA' },
      hasChildren: 'yes',
      childrenCount: 2,
      children: familyAnswers.children,
      guardian: { ...familyAnswers.guardian, relationship: 'Sister-in-law' },
      executors: [{ fullName: 'Jane Margaret Roe', address: '12 Willow Lane, Bath, BA1 1AA', relationship: 'Spouse' }],
      beneficiaryType: 'partner',
      partnerSubstituteRule: 'children',
    });
    expect((await offered()).kept).toEqual([2, 3, 5, 6, 7]);
    // Jane sees nothing of it, and reads nothing of his.
    expect(await coupleOf(jane.agent)).toMatchObject({ isOfferedAnswers: false });
    await jane.agent.get('/api/couple/offered').expect(200, { offered: null });
    await jane.agent.delete('/api/couple/offer').expect(200);
    expect(await offered()).toBeNull();
    await keeps(5).expect(409, { message: MESSAGES.coupleWithdrawn });
  });

  it('are left without the other knowing, whichever of the two leaves', async () => {
    const { jane, sam } = await aCouple(product);
    await offers(jane.agent).expect(200);
    const before = await coupleOf(jane.agent);
    await leaves(sam.agent).expect(200, { couple: null });
    expect(await coupleOf(jane.agent)).toEqual(before);
    await sam.agent.get('/api/couple/offered').expect(200, { offered: null });
    await offers(jane.agent).expect(200);
    await leaves(jane.agent).expect(200, { couple: null });
    await invites(jane.agent, partnerAddress()).expect(201);
  });

  it('keep nothing of whoever is erased but what the other kept; each has their own part of the history', async () => {
    const { jane, sam, email } = await aCouple(product);
    await offers(jane.agent).expect(200);
    const { revision } = (await sam.agent.get('/api/couple/offered').expect(200)).body.offered;
    await sam.agent.post('/api/couple/offered').send({ step: 5, revision, ours: [] }).expect(200);
    const typesOf = async (agent: Browser) =>
      MyData.parse((await agent.get('/api/my-data.json').expect(200)).body)
        .history.find(({ subject }) => subject === 'couple')
        ?.entries.map(({ type }) => type);
    expect(await typesOf(jane.agent)).toEqual(['PartnerInvited', 'PairLinked', 'AnswersOffered']);
    expect(await typesOf(sam.agent)).toEqual(['PairLinked', 'AnswersTakenOver']);
    const seen = await coupleOf(sam.agent);
    await jane.agent.post('/api/erasure').send({ email: jane.email }).expect(202);
    product.clock.advance({ minutes: 8 * 24 * 60 });
    await signsInAgain(product, sam);
    await until(async () => {
      // Again until the request is in the table that it reads.
      await product.worker.get(ErasureWorker, { strict: false }).sweep('test');
      return (await coupleOf(sam.agent))?.isOfferedAnswers === false;
    }, 'the erasure');
    await sam.agent.get('/api/couple/offered').expect(200, { offered: null });
    expect(await coupleOf(sam.agent)).toEqual({ ...seen, isOfferedAnswers: false });
    const copy = await sam.agent.get('/api/my-data.json').expect(200);
    for (const hers of [jane.email, email, 'piano', 'Mary Poole']) expect(copy.text).not.toContain(hers);
    expect(MyData.parse(copy.body).answers.executors).toEqual([
      { fullName: 'Jane Margaret Roe', address: '12 Willow Lane, Bath, BA1 1AA', relationship: 'Spouse' },
    ]);
  });

  it('are nobody’s but theirs', async () => {
    const stranger = browser(product);
    for (const path of ['/api/couple', '/api/couple/offered']) await stranger.get(path).expect(401);
    await stranger.post('/api/couple').send({ name: 'Sam', email: partnerAddress() }).expect(401);
    await stranger.post('/api/couple/acceptance').send({ code: 'K7QD9XWM2HTA' }).expect(401);
    for (const path of ['/api/couple', '/api/couple/offer']) await stranger.delete(path).expect(401);
    await offers(stranger).expect(401);
    const kim = await signedInCustomer(product);
    await offers(kim.agent).expect(409, { message: MESSAGES.coupleNone });
    await kim.agent.post('/api/couple/offered').send({ step: 5, revision: 1, ours: [] }).expect(409, { message: MESSAGES.coupleWithdrawn });
    const { agent, email } = await signedInCustomer(product);
    await invites(agent, email).expect(400, { message: MESSAGES.coupleSelf });
  });
});
