import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderFlags, ReviewFlag, WillAnswers } from '@willow/contracts';
import { browser, colleague, customerWithWill, familyAnswers, payByCard, signedInOperator, type Browser } from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

/** A condition: R30, which sends the will to a specialist. */
const CONDITION: WillAnswers = {
  ...familyAnswers,
  hasSpecificGifts: true,
  specificGifts: [{ description: 'My piano on condition that she learns it', recipientName: 'Ann Roe', recipientRelationship: 'Sister' }],
};
const REFERRED = { choice: 'Referred to a specialist for the condition or the trust: …', reason: 'Poole and Sons' } as const;

let product: Product;
let olive: Browser;
let otto: Browser;
let audrey: Browser;

beforeAll(async () => {
  product = await sharedProduct();
  olive = await signedInOperator(product);
  otto = await colleague(product, 'Otto');
  audrey = await colleague(product, 'Audrey', 'auditor');
});

const flagsOf = async (orderId: string, who: Browser): Promise<OrderFlags> =>
  (await who.get(`/api/admin/orders/${orderId}/flags`).expect(200)).body as OrderFlags;
const r30In = ({ flags }: OrderFlags): ReviewFlag => {
  const flag = flags.find(({ id }) => id === 'R30');
  if (!flag) throw new Error('R30 was not raised');
  return flag;
};
const at = (orderId: string, key: string, what: string) => `/api/admin/orders/${orderId}/flags/${encodeURIComponent(key)}/${what}`;

/** Everything else is decided: R30 alone is left. */
async function referred() {
  const { agent } = await customerWithWill(product, CONDITION);
  const { orderId } = await payByCard(product, agent);
  await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
  await olive.get(`/api/admin/orders/${orderId}/draft.txt`).expect(200);
  const found = await flagsOf(orderId, olive);
  const { answerHash } = found;
  const { key } = r30In(found);
  const decide = (who: Browser, body: object) => who.post(at(orderId, key, 'decision')).send({ answerHash, ...body });
  const agree = (who: Browser, proposal: number) => who.post(at(orderId, key, 'agreement')).send({ answerHash, proposal });
  for (const flag of found.flags.filter(({ id, stops }) => stops && id !== 'R30'))
    await olive
      .post(at(orderId, flag.key, 'decision'))
      .send({ answerHash, decision: 'accepted', reason: 'Talked it through on the telephone.' })
      .expect(200);
  const propose = async (who: Browser): Promise<number> => {
    const { body } = await decide(who, { decision: 'fixed', ...REFERRED }).expect(200);
    return r30In(body as OrderFlags).proposal!.revision;
  };
  return { agent, orderId, answerHash, key, decide, agree, propose };
}

describe('a flag that sends the will to a specialist', () => {
  it('is settled by two operators: who proposed it cannot agree, and nothing goes out in between (AM-9)', async () => {
    const { orderId, decide, agree } = await referred();
    expect(r30In(await flagsOf(orderId, olive))).toMatchObject({ twoPeople: true, proposal: null, decision: null });

    const { body } = await decide(olive, { decision: 'fixed', ...REFERRED }).expect(200);
    expect(r30In(body)).toMatchObject({
      stops: true,
      decision: null,
      proposal: { decision: 'fixed', ...REFERRED, by: { name: 'olive@willow.example' }, at: expect.stringMatching(/Z$/), mayAgree: false },
    });
    const reason = expect.stringMatching(/^A second operator has to agree before sending: R30/);
    expect(body.approval).toEqual({ open: false, reason });
    await olive.post(`/api/admin/orders/${orderId}/send`).expect(({ status, body: { message } }) => {
      expect([status, message]).toEqual([409, reason]);
    });
    const { revision } = r30In(body).proposal!;
    await agree(olive, revision).expect(409, {
      message: 'You proposed this decision yourself. Another operator has to agree to it.',
    });

    expect(r30In(await flagsOf(orderId, otto))).toMatchObject({ stops: true, proposal: { mayAgree: true } });
    const agreed = await agree(otto, revision).expect(200);
    expect(r30In(agreed.body)).toMatchObject({
      stops: false,
      proposal: null,
      decision: { decision: 'fixed', ...REFERRED, by: { name: 'olive@willow.example' }, agreed: { by: { name: 'Otto' } } },
    });
    await agree(otto, revision).expect(200);
    const listed = (await otto.get('/api/admin/orders').query({ search: orderId }).expect(200)).body as { review: unknown }[];
    expect(listed.map(({ review }) => review)).toEqual([{ block: 0, high: 0, proposed: 0 }]);
    await olive.post(`/api/admin/orders/${orderId}/send`).expect(200);
  });

  it('waits in a queue of its own, and in the list, until the second operator agrees or it is taken back', async () => {
    const { orderId, propose, agree, decide } = await referred();
    const listed = async (filter: object, who = olive) => {
      const { body } = await who
        .get('/api/admin/orders')
        .query({ search: orderId, ...filter })
        .expect(200);
      return (body as { review: unknown }[]).map(({ review }) => review);
    };
    const counts = async () => {
      const { body } = await olive.get('/api/admin/order-queues').expect(200);
      return [body.to_decide.count as number, body.to_agree.count as number];
    };
    expect(await listed({ queue: 'to_agree' })).toEqual([]);
    const [toDecide, toAgree] = await counts();
    await propose(olive);
    const waits = { block: 0, high: 1, proposed: 1 };
    for (const filter of [{ queue: 'to_agree' }, { review: 'proposed' }, { review: 'undecided' }])
      expect(await listed(filter)).toEqual([waits]);
    expect(await listed({ queue: 'to_decide' })).toEqual([]);
    expect(await counts()).toEqual([toDecide! - 1, toAgree! + 1]);

    await decide(olive, { decision: 'reopened' }).expect(200);
    expect(await listed({ queue: 'to_decide' })).toEqual([{ ...waits, proposed: 0 }]);
    await agree(otto, await propose(olive)).expect(200);
    expect(await listed({ queue: 'ready' }, otto)).toEqual([{ block: 0, high: 0, proposed: 0 }]);
  });

  it('is agreed to as it was read: a proposal that changed in between is read again (AM-15)', async () => {
    const { decide, agree, propose, orderId } = await referred();
    const first = await propose(olive);
    await decide(olive, { decision: 'accepted', reason: 'The words are a wish and nothing more.' }).expect(200);
    await agree(otto, first).expect(409, { message: 'The proposed decision changed since you read it. Read it again.' });
    await decide(otto, { decision: 'reopened' }).expect(200);
    expect(r30In(await flagsOf(orderId, olive))).toMatchObject({ stops: true, proposal: null, decision: { decision: 'reopened' } });
    await agree(otto, first).expect(409);
  });

  it('is not settled by two requests at once of the operator who proposed it, nor twice by the other', async () => {
    const { agree, propose, orderId } = await referred();
    const proposal = await propose(olive);
    const own = await Promise.all([agree(olive, proposal), agree(olive, proposal)]);
    expect(own.map(({ status }) => status)).toEqual([409, 409]);
    const others = await Promise.all([agree(otto, proposal), agree(otto, proposal)]);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    expect(r30In(await flagsOf(orderId, olive))).toMatchObject({ stops: false, decision: { agreed: { by: { name: 'Otto' } } } });
  });

  it('starts again when the customer changes the answers: the proposal is void (AM-9)', async () => {
    const { agent, orderId, agree, propose } = await referred();
    const proposal = await propose(olive);
    await olive.post(`/api/admin/orders/${orderId}/return`).expect(200);
    await agent
      .post('/api/will')
      .send({ step: 10, answers: { ...CONDITION, funeralWishes: 'By the river.' } })
      .expect(200);
    await agent.post('/api/will/submit').expect(200);
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the new draft');
    await agree(otto, proposal).expect(409, { message: 'The answers changed since you read them' });
    expect(r30In(await flagsOf(orderId, otto))).toMatchObject({ stops: true, proposal: null, decision: null });
  });

  it('is shown to an auditor without names of the family, who agrees to nothing; nor do customers and strangers (AM-8)', async () => {
    const { agent, orderId, agree, propose } = await referred();
    const proposal = await propose(olive);
    expect(r30In(await flagsOf(orderId, audrey))).toMatchObject({
      reasons: [],
      proposal: { choice: REFERRED.choice, reason: null, by: { name: 'olive@willow.example' }, mayAgree: false },
    });
    await agree(audrey, proposal).expect(403);
    await agree(agent, proposal).expect(401);
    await agree(browser(product), proposal).expect(401);
  });

  it('needs a proposal that is named, of the answers that were read', async () => {
    const { orderId, key, answerHash, propose } = await referred();
    const proposal = await propose(olive);
    const agree = (body: object) => otto.post(at(orderId, key, 'agreement')).send(body);
    await agree({}).expect(400);
    await agree({ answerHash }).expect(400);
    for (const wrong of [-1, 1.5, '7', null]) await agree({ answerHash, proposal: wrong }).expect(400);
    await agree({ answerHash: 'f'.repeat(64), proposal }).expect(409, { message: 'The answers changed since you read them' });
    await otto
      .post(at(orderId, 'R99', 'agreement'))
      .send({ answerHash, proposal })
      .expect(404);
    await agree({ answerHash, proposal }).set('if-match', '"another"').expect(409);
  });
});
