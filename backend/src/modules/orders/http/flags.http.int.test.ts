import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { OrderFlags, ReviewFlag, WillAnswers } from '@willow/contracts';
import pg from 'pg';
import supertest from 'supertest';
import { v7 as uuid } from 'uuid';
import { MailUnavailable } from '../../../platform/mail/failures.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { approveWording, Wordings } from '../../launch/index.ts';
import { createOperator, Operators } from '../../operators/index.ts';
import { DocumentMaker } from '../../wills/documents/document-maker.ts';
import { currentWording } from '../../wills/index.ts';
import { OrderReactions } from '../index.ts';
import {
  browser,
  customerWithWill,
  familyAnswers,
  mailTo,
  payByCard,
  submitOldAnswers,
  settleFlags,
  signedInOperator,
  type Browser,
} from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

/** Jane names herself as an executor: R21, which nobody can decide away. */
const BLOCKED: WillAnswers = {
  ...familyAnswers,
  executors: [
    { fullName: 'John Henry Roe', address: '12 Willow Lane, Bath', relationship: 'Spouse' },
    { fullName: 'Jane Margaret Roe', address: '12 Willow Lane, Bath', relationship: 'Me' },
  ],
};
/** R50, which is only ticked. */
const DONATES = { funeralWishes: 'A woodland burial. Please donate my organs.' } as const;
const READY = /ready to sign/i;
const AUDITOR = { email: 'audrey@willow.example', password: 'another password of length', name: 'Audrey', role: 'auditor' } as const;

let product: Product;
let operator: Browser;
let auditor: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await signedInOperator(product);
  const context = { actor: 'system:test', correlationId: 'test', causationId: 'test', now: new Date() } as const;
  await createOperator(product.api.get(Operators, { strict: false }), AUDITOR, { strict: false }, context);
  auditor = browser(product);
  await auditor.post('/api/admin/login').send({ email: AUDITOR.email, password: AUDITOR.password }).expect(200);
});

async function paidOrder(answers: WillAnswers = familyAnswers) {
  const customer = await customerWithWill(product, answers);
  const { orderId } = await payByCard(product, customer.agent);
  await until(async () => (await customer.agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
  await operator.get(`/api/admin/orders/${orderId}/draft.txt`).expect(200);
  return { ...customer, orderId };
}

const flagsOf = async (orderId: string, who = operator): Promise<OrderFlags> =>
  (await who.get(`/api/admin/orders/${orderId}/flags`).expect(200)).body as OrderFlags;
const find = ({ flags }: OrderFlags, id: string): ReviewFlag => {
  const flag = flags.find((each) => each.id === id);
  if (!flag) throw new Error(`${id} was not raised`);
  return flag;
};
const decisionPath = (orderId: string, key: string) => `/api/admin/orders/${orderId}/flags/${encodeURIComponent(key)}/decision`;
const decide = (orderId: string, key: string, body: object, who = operator) => who.post(decisionPath(orderId, key)).send(body);
const listed = async (query: object) =>
  ((await operator.get('/api/admin/orders').query(query).expect(200)).body as { id: string; review: unknown }[]).map(
    ({ id, review }) => [id, review] as const,
  );

describe('a will abroad that stays in force', () => {
  const ABROAD: WillAnswers = {
    ...familyAnswers,
    executors: [
      ...(familyAnswers.executors ?? []),
      { fullName: 'Ana Ruiz', address: 'Calle Mayor 1, Madrid, Spain', relationship: 'Sister' },
    ],
    specificGifts: [{ description: 'my flat in Spain', recipientName: 'Ann Roe', recipientRelationship: 'daughter' }],
  };
  const draftOf = async (orderId: string) => (await operator.get(`/api/admin/orders/${orderId}/draft.txt`).expect(200)).text;
  const keep = (orderId: string, body: object, who = operator) => who.post(`/api/admin/orders/${orderId}/kept-abroad`).send(body);

  it('is recorded by an operator, changes the draft and asks for a new approval; its customer reads the same', async () => {
    const { orderId, agent } = await paidOrder(ABROAD);
    const found = await flagsOf(orderId);
    expect([find(found, 'R04').stops, found.keptAbroad]).toEqual([true, null]);
    expect(await draftOf(orderId)).not.toContain('except a will that deals only with property in Spain');
    for (const { key, choices } of found.flags.filter(({ stops }) => stops))
      await decide(orderId, key, { answerHash: found.answerHash, decision: choices[0], reason: 'Asked Jane by telephone and noted it.' });
    const kept = (await keep(orderId, { answerHash: found.answerHash, country: ' Spain ' }).expect(200)).body as OrderFlags;
    expect(kept.keptAbroad).toBe('Spain');
    expect(kept.answerHash).not.toBe(found.answerHash);
    expect(find(kept, 'R04')).toMatchObject({ stops: true, decision: null });
    expect(kept.approval.open).toBe(false);
    const draft = await draftOf(orderId);
    expect(draft).toContain('this is my only will, except a will that deals only with property in Spain.');
    expect(draft).toContain('except property in Spain that such a will gives away.');
    expect(JSON.stringify((await agent.get('/api/will/explained').expect(200)).body)).toContain(
      'except one that deals only with property in Spain',
    );

    const back = (await keep(orderId, { answerHash: kept.answerHash, country: '' }).expect(200)).body as OrderFlags;
    expect([back.keptAbroad, back.answerHash]).toEqual([null, found.answerHash]);
    expect(await draftOf(orderId)).not.toContain('except a will that deals only');
  });

  it('is for operators, on answers they have read', async () => {
    const { orderId, agent } = await paidOrder(ABROAD);
    const { answerHash } = await flagsOf(orderId);
    await keep(orderId, { answerHash: 'b'.repeat(64), country: 'Spain' }).expect(409);
    await keep(orderId, { answerHash, country: 'Spain' }, auditor).expect(403);
    await keep(orderId, { answerHash, country: 'Spain' }, agent).expect(401);
    await keep(orderId, { answerHash, country: 'Spain' }).expect(200);
    expect((await flagsOf(orderId, auditor)).keptAbroad).toBeNull();
  });
});

describe('review flags beside Approve', () => {
  it('come with the draft, heaviest first, in plain words, and say what stops the will (AM-9)', async () => {
    const { orderId } = await paidOrder();
    const found = await flagsOf(orderId);
    expect(found.answerHash).toMatch(/^[0-9a-f]{64}$/);
    expect(found.flags.map(({ severity }) => severity)).toEqual(
      ['BLOCK', 'HIGH', 'MED', 'LOW', 'INFO'].flatMap((weight) =>
        found.flags.map(({ severity }) => severity).filter((each) => each === weight),
      ),
    );
    expect(find(found, 'R19')).toMatchObject({
      severity: 'HIGH',
      stops: true,
      message: expect.stringContaining('John Henry Roe is the only executor'),
      about: { step: 5, path: ['executors'] },
      choices: ['accepted', 'confirmed', 'fixed', 'asked'],
      decision: null,
      earlier: null,
    });
    expect(found.approval).toEqual({ open: false, reason: expect.stringMatching(/^Decide before sending: R19: John Henry Roe/) });
  });

  it('a blocking flag refuses Approve and the final will, naming itself, and cannot be decided (AM-9)', async () => {
    const { orderId, email } = await paidOrder(BLOCKED);
    const found = await flagsOf(orderId);
    const { answerHash } = found;
    const { key, choices } = find(found, 'R21');
    expect(choices).toEqual([]);
    await decide(orderId, key, { answerHash, decision: 'accepted', reason: 'She insists on it, she says.' }).expect(409, {
      message: 'A blocking flag cannot be decided away. Only new answers from the customer clear it.',
    });
    const { body } = await operator.post(`/api/admin/orders/${orderId}/send`).expect(409);
    expect(body.message).toMatch(/^This will is blocked\. R21: The applicant is named as executor/);
    expect(body.errors).toContainEqual({ path: ['flags', key], message: expect.stringContaining('R21') });
    const final = await operator.get(`/api/admin/orders/${orderId}/final.pdf`).expect(409);
    expect(final.body.message).toMatch(/^This will is blocked\. R21/);
    await operator.get(`/api/admin/orders/${orderId}/draft.pdf`).expect(200);
    expect(await listed({ review: 'blocked' })).toContainEqual([
      orderId,
      { block: expect.any(Number), high: expect.any(Number), proposed: 0 },
    ]);
    expect((await supertest(product.mailbox.url).get('/api/messages')).body).not.toContainEqual(
      expect.objectContaining({ to: email, subject: expect.stringMatching(READY) }),
    );
  });

  it('a high flag waits for a decision with a reason; then the will goes out (AM-9, D-078)', async () => {
    const { orderId, email } = await paidOrder();
    const found = await flagsOf(orderId);
    const { answerHash } = found;
    const { key } = find(found, 'R19');
    const refused = await operator.post(`/api/admin/orders/${orderId}/send`).expect(409);
    expect(refused.body.message).toMatch(/^Decide before sending: R19: John Henry Roe/);
    await operator.get(`/api/admin/orders/${orderId}/final.pdf`).expect(200);
    expect(await listed({ review: 'undecided', search: orderId })).toEqual([[orderId, { block: 0, high: 1, proposed: 0 }]]);

    const asked = await decide(orderId, key, { answerHash, decision: 'asked', reason: 'Mailed Jane about it today.' }).expect(200);
    expect(find(asked.body, 'R19')).toMatchObject({ stops: true, decision: { decision: 'asked', by: { name: 'olive@willow.example' } } });
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(409);
    const settled = await decide(orderId, key, { answerHash, decision: 'confirmed', reason: ' She wants John alone. ' }).expect(200);
    expect(find(settled.body, 'R19')).toMatchObject({
      stops: false,
      decision: {
        decision: 'confirmed',
        reason: 'She wants John alone.',
        by: { name: 'olive@willow.example' },
        at: expect.stringMatching(/Z$/),
      },
    });
    expect(settled.body.approval).toEqual({ open: true, reason: null });
    expect(await listed({ review: 'clear', search: orderId })).toEqual([[orderId, { block: 0, high: 0, proposed: 0 }]]);

    const undone = await decide(orderId, key, { answerHash, decision: 'reopened' }).expect(200);
    expect(find(undone.body, 'R19')).toMatchObject({ stops: true, decision: { decision: 'reopened', reason: null } });
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(409);
    await decide(orderId, key, { answerHash, decision: 'accepted', reason: 'Seen, and nothing speaks against it.' }).expect(200);
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(200);
    await mailTo(product, email, READY);
  });

  it('a decision may name one of the sentences that fit its rule, with what completes it (AM-9)', async () => {
    const { orderId } = await paidOrder();
    const found = await flagsOf(orderId);
    const { answerHash } = found;
    const { key, reasons } = find(found, 'R19');
    const choice = 'One executor is wanted; a second was suggested: asked on …';
    expect(reasons).toContainEqual({ decision: 'confirmed', text: choice });
    await decide(orderId, key, { answerHash, decision: 'accepted', choice, reason: '19 November' }).expect(409);
    await decide(orderId, key, { answerHash, decision: 'confirmed', choice }).expect(400, {
      message: 'Complete the sentence of the reason.',
      errors: [{ path: ['reason'], message: 'Complete the sentence of the reason.' }],
    });
    const { body } = await decide(orderId, key, { answerHash, decision: 'confirmed', choice, reason: '19 November' }).expect(200);
    expect(find(body, 'R19')).toMatchObject({
      stops: false,
      decision: { decision: 'confirmed', choice, reason: '19 November', agreed: null },
    });
    expect(find(await flagsOf(orderId, auditor), 'R19').decision).toMatchObject({ choice, reason: null });
  });

  it('a flag to read is ticked, a flag that informs is not (AM-9)', async () => {
    const { orderId } = await paidOrder({ ...familyAnswers, ...DONATES });
    const found = await flagsOf(orderId);
    const { answerHash } = found;
    const ticked = await decide(orderId, find(found, 'R50').key, { answerHash, decision: 'read' }).expect(200);
    expect(find(ticked.body, 'R50')).toMatchObject({
      stops: false,
      decision: { decision: 'read' },
      choices: ['read', 'asked', 'reopened'],
    });
    await decide(orderId, find(found, 'R16').key, { answerHash, decision: 'read' }).expect(409, {
      message: 'This flag is for your information: there is nothing to decide.',
    });
  });

  it('are not there for a will that is not paid for', async () => {
    const { agent } = await customerWithWill(product);
    const { body } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    expect(await flagsOf(body.orderId)).toMatchObject({ answerHash: null, flags: [], approval: { open: false } });
    expect(await listed({ search: body.orderId })).toEqual([[body.orderId, null]]);
  });
});

describe('what stands in the way of a decision', () => {
  it('is said in words: what is missing, unknown or out of date (AM-9)', async () => {
    const { orderId } = await paidOrder();
    const found = await flagsOf(orderId);
    const { answerHash } = found;
    const { key } = find(found, 'R19');
    const reason = 'Because nothing speaks against it.';
    await decide(orderId, key, { answerHash, decision: 'accepted' }).expect(400, {
      message: 'Write down the reason for the decision.',
      errors: [{ path: ['reason'], message: 'Write down the reason for the decision.' }],
    });
    await decide(orderId, key, { answerHash, decision: 'accepted', reason: '  ' }).expect(400);
    await decide(orderId, key, { answerHash, decision: 'accepted', reason: `${reason} `.repeat(80) }).expect(400);
    for (const thin of ['ok', 'Fine by me.', 'x'.repeat(30), 'ok '.repeat(20)])
      await decide(orderId, key, { answerHash, decision: 'accepted', reason: thin }).expect(400, {
        message: 'Say why in a sentence of your own: at least 20 characters and three different words.',
        errors: [
          {
            path: ['reason'],
            message: 'Say why in a sentence of your own: at least 20 characters and three different words.',
          },
        ],
      });
    await decide(orderId, key, { answerHash, decision: 'accepted', choice: 'Because.', reason }).expect(409, {
      message: 'This reason does not fit this flag. Choose another, or write down your own.',
    });
    await decide(orderId, key, { answerHash, decision: 'whatever', reason }).expect(400);
    await decide(orderId, key, { decision: 'accepted', reason }).expect(400);
    await decide(orderId, key, { answerHash: 'not a hash', decision: 'accepted', reason }).expect(400);
    await decide(orderId, key, {}).expect(400);
    await decide(orderId, key, { answerHash, decision: 'read' }).expect(409, { message: 'This decision does not fit this flag.' });
    await decide(orderId, key, { answerHash: 'f'.repeat(64), decision: 'accepted', reason }).expect(409, {
      message: 'The answers changed since you read them',
    });
    await decide(orderId, 'R99', { answerHash, decision: 'accepted', reason }).expect(404, { message: 'Not found' });
    await decide(orderId, 'x'.repeat(101), { answerHash, decision: 'accepted', reason }).expect(({ status }) =>
      expect([400, 404]).toContain(status),
    );
    await decide(uuid(), key, { answerHash, decision: 'accepted', reason }).expect(404);
    await operator.get(`/api/admin/orders/${uuid()}/flags`).expect(404, { message: 'Not found' });
    await operator.get('/api/admin/orders').query({ review: 'lost' }).expect(400);
  });

  it('an auditor reads flags without their names and decides none; customers and strangers see none (AM-8)', async () => {
    const { orderId, agent } = await paidOrder();
    const found = await flagsOf(orderId);
    const { key } = find(found, 'R19');
    const body = { answerHash: found.answerHash, decision: 'accepted', reason: 'Spoke to John Henry Roe.' };
    await decide(orderId, key, body).expect(200);
    const audited = await flagsOf(orderId, auditor);
    expect(JSON.stringify(audited)).not.toMatch(/Roe|Poole/);
    expect(find(audited, 'R19')).toMatchObject({
      severity: 'HIGH',
      message: null,
      choices: [],
      decision: { decision: 'accepted', reason: null, by: { name: 'olive@willow.example' } },
    });
    await decide(orderId, key, body, auditor).expect(403, { message: 'Forbidden' });
    for (const who of [agent, supertest.agent(product.url)]) {
      await who.get(`/api/admin/orders/${orderId}/flags`).expect(401);
      await who.post(decisionPath(orderId, key)).send(body).expect(401);
    }
    await operator.post(decisionPath(orderId, key)).set('origin', 'https://elsewhere.example').send(body).expect(403);
    const seen = await Promise.all(['/api/will', '/api/my-order'].map((path) => agent.get(path).expect(200)));
    expect(seen.map(({ text }) => text).join()).not.toMatch(/R19|flag|review/i);
  });
});

describe('a will that a flag blocks goes back to its customer', () => {
  it('who changes the answers, pays nothing, and gets it reviewed anew; earlier decisions are hints (AM-9, D-015)', async () => {
    const { orderId, agent, id, email } = await paidOrder({ ...BLOCKED, ...DONATES, executors: BLOCKED.executors!.toReversed() });
    const blocked = await flagsOf(orderId);
    await decide(orderId, find(blocked, 'R50').key, { answerHash: blocked.answerHash, decision: 'read' }).expect(200);
    await agent.post('/api/will').send({ step: 5, answers: familyAnswers }).expect(409);

    const returned = await operator.post(`/api/admin/orders/${orderId}/return`).expect(200);
    expect(returned.body).toMatchObject({ id: orderId, returned: true, status: 'in_review' });
    await operator.post(`/api/admin/orders/${orderId}/return`).expect(200);
    const waiting = 'The answers are back with the customer. The will comes up for review again when they are submitted.';
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(409, { message: waiting });
    expect((await flagsOf(orderId)).approval).toEqual({ open: false, reason: waiting });
    expect((await agent.get('/api/will')).body.willAnswers).toMatchObject({ status: 'in_progress', locked: false, returned: true });
    await agent.post('/api/create-payment-intent').send({}).expect(409, { message: 'You have already paid for your will.' });

    await agent
      .post('/api/will')
      .send({ step: 10, answers: { ...familyAnswers, ...DONATES } })
      .expect(200);
    await agent.post('/api/will/submit').expect(200);
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the new draft');
    expect((await agent.get('/api/will')).body.willAnswers).toMatchObject({ locked: true, returned: false });
    await agent.post('/api/will').send({ step: 5, answers: familyAnswers }).expect(409);
    const fresh = await flagsOf(orderId);
    expect(fresh.answerHash).not.toBe(blocked.answerHash);
    expect(fresh.flags.map((flag) => flag.id)).not.toContain('R21');
    expect(find(fresh, 'R50')).toMatchObject({ decision: null, earlier: { decision: 'read', by: { name: 'olive@willow.example' } } });
    await decide(orderId, find(fresh, 'R50').key, { answerHash: blocked.answerHash, decision: 'read' }).expect(409, {
      message: 'The answers changed since you read them',
    });
    await settleFlags(operator, orderId);
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(200);
    await mailTo(product, email, READY);
    expect((await factsOf(`order-${orderId}`)).filter((type) => type.startsWith('Payment'))).toEqual([
      'PaymentRequested',
      'PaymentSucceeded',
    ]);
    expect((await factsOf(`will-${id}`)).filter((type) => type === 'DraftGenerated')).toHaveLength(2);
  });

  it('submitted twice before the worker got to it, the last submission is what is drafted and locked (AM-9, D-015)', async () => {
    const { orderId, agent } = await paidOrder(BLOCKED);
    const { others } = product.worker.get(OrderReactions, { strict: false });
    const reaction = others.find(({ name }) => name === 'revise-when-resubmitted')!;
    const react = reaction.react.bind(reaction);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const late = jest.spyOn(reaction, 'react').mockImplementation(async (fact) => {
      await held;
      await react(fact);
    });
    const submit = async (funeralWishes: string): Promise<void> => {
      await agent
        .post('/api/will')
        .send({ step: 10, answers: { ...familyAnswers, funeralWishes } })
        .expect(200);
      await agent.post('/api/will/submit').expect(200);
    };
    try {
      await operator.post(`/api/admin/orders/${orderId}/return`).expect(200);
      await submit('Oak.');
      await submit('Ash.');
    } finally {
      letGo();
    }
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the new draft');
    await until(async () => late.mock.calls.length === 2, 'both reactions');
    await Promise.all(late.mock.results.map(({ value }) => value));
    late.mockRestore();
    expect((await agent.get('/api/will')).body.willAnswers.jsonAnswers.funeralWishes).toBe('Ash.');
    expect((await operator.get(`/api/admin/orders/${orderId}`).expect(200)).body.willAnswers.jsonAnswers.funeralWishes).toBe('Ash.');
    expect((await factsOf(`order-${orderId}`)).filter((type) => type === 'AnswersResubmitted')).toHaveLength(1);
  });

  it('an order that was put away meanwhile stays away when its customer submits (AM-9)', async () => {
    const { orderId, agent } = await paidOrder(BLOCKED);
    await operator.post(`/api/admin/orders/${orderId}/return`).expect(200);
    await operator.patch(`/api/admin/orders/${orderId}`).send({ status: 'archived' }).expect(200);
    await agent.post('/api/will').send({ step: 10, answers: familyAnswers }).expect(200);
    await agent.post('/api/will/submit').expect(200);
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the new draft');
    expect((await operator.get(`/api/admin/orders/${orderId}`).expect(200)).body.order).toMatchObject({
      status: 'archived',
      returned: false,
    });
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(409);
  });

  it('is refused for an order that is not paid, put away or unknown, and to anybody but operators (AM-9)', async () => {
    const { agent } = await customerWithWill(product);
    const { body } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    await operator.post(`/api/admin/orders/${body.orderId}/return`).expect(409, { message: 'Payment has not been received.' });
    await operator.post(`/api/admin/orders/${uuid()}/return`).expect(404);
    await auditor.post(`/api/admin/orders/${body.orderId}/return`).expect(403);
    await agent.post(`/api/admin/orders/${body.orderId}/return`).expect(401);
  });

  it('giving back and Approve at the same moment: one of them wins (AM-9)', async () => {
    const { orderId, id } = await paidOrder();
    await settleFlags(operator, orderId);
    const [sent, returned] = await Promise.all([
      operator.post(`/api/admin/orders/${orderId}/send`),
      operator.post(`/api/admin/orders/${orderId}/return`),
    ]);
    expect([sent.status, returned.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await factsOf(`will-${id}`)).includes('WillSent')).toBe(sent.status === 200);
  });
});

describe('the wording', () => {
  it('that is not approved, and a will that cannot be drafted, refuse Approve before anything is recorded', async () => {
    const maker = product.worker.get(DocumentMaker, { strict: false });
    const makeFrom = maker.makeFrom.bind(maker);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    // The worker reviews a will when it drafts it: that waits.
    const late = jest.spyOn(maker, 'makeFrom').mockImplementation(async (...made) => {
      await held;
      return makeFrom(...made);
    });
    const { NODE_ENV } = product.config;
    const unprintable = [{ fullName: '漢字', address: 'x', relationship: 'friend' }];
    const cases = [
      ['production', familyAnswers, /^The wording of this will has not been approved/],
      ['test', { ...familyAnswers, executors: unprintable }, /漢/],
    ] as const;
    try {
      for (const [mode, answers, message] of cases) {
        const { agent, id } = await customerWithWill(product);
        await submitOldAnswers(product, id, answers);
        const { orderId } = await payByCard(product, agent);
        await until(async () => (await agent.get('/api/my-order')).body.order.paymentStatus === 'succeeded', 'the payment');
        Object.assign(product.config, { NODE_ENV: mode });
        const { body } = await operator.post(`/api/admin/orders/${orderId}/send`).expect(409);
        expect(body.message).toMatch(message);
        expect(await factsOf(`will-${id}`)).not.toContain('WillReviewed');
      }
    } finally {
      Object.assign(product.config, { NODE_ENV });
      letGo();
      late.mockRestore();
    }
  });

  it('of a worker that is newer than what approved the will keeps it back too', async () => {
    const { orderId, email } = await paidOrder();
    await settleFlags(operator, orderId);
    const { NODE_ENV } = product.config;
    const { status, body } = await whileMailIsMade(orderId, async () => void Object.assign(product.config, { NODE_ENV: 'production' }));
    Object.assign(product.config, { NODE_ENV });
    expect([status, body.message]).toEqual([409, expect.stringMatching(/^The wording of this will has not been approved/)]);
    expect(await draftMailsTo(email)).toEqual([]);
  });

  it('is named as not approved beside the flags; in production it keeps finals back until a solicitor approved it', async () => {
    const { orderId } = await paidOrder();
    await settleFlags(operator, orderId);
    const missing = `The wording of this will has not been approved by a practising solicitor yet. (Wording ${currentWording()}.)`;
    expect(await flagsOf(orderId)).toMatchObject({ warnings: [missing], approval: { open: true } });
    await operator.get(`/api/admin/orders/${orderId}/final.pdf`).expect(200);
    const { NODE_ENV } = product.config;
    Object.assign(product.config, { NODE_ENV: 'production' });
    try {
      expect(await flagsOf(orderId)).toMatchObject({ warnings: [missing], approval: { open: false, reason: missing } });
      await operator.get(`/api/admin/orders/${orderId}/final.pdf`).expect(409, { message: missing });
      await operator.post(`/api/admin/orders/${orderId}/send`).expect(409, { message: missing });
      const wordings = product.api.get(Wordings, { strict: false });
      const context = { actor: 'system:test', correlationId: 'test', causationId: 'test', now: new Date() } as const;
      const approval = { on: '2026-11-21', solicitor: 'Mary Poole', sraNumber: '123456', firm: null, note: null };
      expect(await approveWording(wordings, currentWording(), approval, context)).toBe(true);
      expect(await approveWording(wordings, currentWording(), approval, context)).toBe(false);
      expect(await flagsOf(orderId)).toMatchObject({ warnings: [], approval: { open: true, reason: null } });
      await operator.post(`/api/admin/orders/${orderId}/send`).expect(200);
    } finally {
      Object.assign(product.config, { NODE_ENV });
    }
  });
});

describe('at the same moment', () => {
  it('an order put away while its mail is being made stays away, and nothing goes out (D-077)', async () => {
    const { orderId, email, id } = await paidOrder();
    await settleFlags(operator, orderId);
    const { status, body } = await whileMailIsMade(orderId, () =>
      operator.patch(`/api/admin/orders/${orderId}`).send({ status: 'archived' }).expect(200),
    );
    expect([status, body.message]).toEqual([409, 'This order is archived. Set it back to new before sending.']);
    expect(await draftMailsTo(email)).toEqual([]);
    expect((await factsOf(`will-${id}`)).includes('WillSent')).toBe(false);
    expect((await factsOf(`order-${orderId}`)).at(-1)).toBe('DraftSendFailed');
  });

  it('a decision taken back and Approve never lead to a will that goes out against a flag (AM-9)', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { orderId, id } = await paidOrder();
      const found = await flagsOf(orderId);
      const { answerHash } = found;
      const { key } = find(found, 'R19');
      await decide(orderId, key, { answerHash, decision: 'accepted', reason: 'Seen, and nothing speaks against it.' }).expect(200);
      const [sent, undone] = await Promise.all([
        operator.post(`/api/admin/orders/${orderId}/send`),
        decide(orderId, key, { answerHash, decision: 'reopened' }),
      ]);
      expect(undone.status).toBe(200);
      expect([200, 409]).toContain(sent.status);
      const facts = await factsOf(`will-${id}`);
      const [cleared, reopened, delivered] = [
        facts.indexOf('WillCleared'),
        facts.lastIndexOf('ReviewFlagDecided'),
        facts.indexOf('WillSent'),
      ];
      expect(delivered >= 0).toBe(sent.status === 200);
      // What went out was cleared before the decision was taken back, or not at all.
      expect(delivered < 0 || cleared < reopened).toBe(true);
      expect(delivered < 0 || cleared >= 0).toBe(true);
    }
  });

  it('a flag opened again while the mail is being made stops it, and says so (AM-9)', async () => {
    const { orderId, email } = await paidOrder();
    const { answerHash, ...found } = await flagsOf(orderId);
    const { key } = find({ answerHash, ...found }, 'R19');
    await decide(orderId, key, { answerHash, decision: 'accepted', reason: 'Seen, and nothing speaks against it.' }).expect(200);
    const { status, body } = await whileMailIsMade(orderId, () => decide(orderId, key, { answerHash, decision: 'reopened' }).expect(200));
    expect([status, body.message]).toEqual([409, expect.stringMatching(/^Decide before sending: R19/)]);
    expect(await draftMailsTo(email)).toEqual([]);
  });

  it('ten decisions at once are each recorded, and the last one counts (AM-9)', async () => {
    const { orderId, id } = await paidOrder();
    const found = await flagsOf(orderId);
    const { answerHash } = found;
    const { key } = find(found, 'R19');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        decide(orderId, key, { answerHash, decision: 'accepted', reason: `Because nothing speaks against it, ${index}.` }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await factsOf(`will-${id}`)).filter((type) => type === 'ReviewFlagDecided')).toHaveLength(10);
    expect(await listed({ search: orderId })).toEqual([[orderId, { block: 0, high: 0, proposed: 0 }]]);
  });
});

/** Approves; something happens while the mail is handed over, which fails once and is tried again. */
async function whileMailIsMade(orderId: string, happens: () => PromiseLike<unknown>) {
  const mailer = product.worker.get(Mailer, { strict: false });
  const send = mailer.send.bind(mailer);
  const { promise: happened, resolve: letGo } = Promise.withResolvers<void>();
  let tries = 0;
  const spy = jest.spyOn(mailer, 'send').mockImplementation(async (mail) => {
    if (!READY.test(mail.subject) || (tries += 1) > 1) return send(mail);
    await happened;
    throw new MailUnavailable('The mail provider is out of order.');
  });
  try {
    const sending = operator.post(`/api/admin/orders/${orderId}/send`).then((answer) => answer);
    await until(async () => tries > 0, 'the mail');
    await happens();
    letGo();
    return await sending;
  } finally {
    letGo();
    spy.mockRestore();
  }
}

async function draftMailsTo(email: string): Promise<readonly unknown[]> {
  const mails = (await supertest(product.mailbox.url).get('/api/messages')).body as readonly { to: string; subject: string }[];
  return mails.filter(({ to, subject }) => to === email && READY.test(subject));
}

async function factsOf(stream: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: product.database.url });
  await client.connect();
  const { rows } = await client.query<{ type: string }>('SELECT type FROM es.event WHERE stream = $1 ORDER BY revision', [stream]);
  await client.end();
  return rows.map(({ type }) => type);
}
