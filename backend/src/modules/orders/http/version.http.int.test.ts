import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminOrder, OrderFlags, OrderReading, WillAnswers } from '@willow/contracts';
import pg from 'pg';
import supertest from 'supertest';
import {
  browser,
  customerWithWill,
  familyAnswers,
  isAccepted,
  mailTo,
  payByCard,
  settleFlags,
  type Browser,
  type Mail,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { createOperator, Operators } from '../../operators/index.ts';
import { Wills } from '../../wills/wills.repository.ts';

const CHANGED = 'The answers changed since you read them';
const UNREAD = 'Open the will and read it before you approve it.';
const SOMEBODY_ELSE: WillAnswers = {
  ...familyAnswers,
  executors: [{ fullName: 'Mary Poole', address: '3 Mill Road, Wells', relationship: 'Friend' }],
};

let product: Product;
let olive: Browser;
let otto: Browser;
beforeAll(async () => {
  product = await startProduct();
  olive = await newOperator();
  otto = await newOperator();
});
afterAll(async () => product?.close());

let count = 0;
async function newOperator(role: 'operator' | 'admin' = 'operator'): Promise<Browser> {
  const email = `operator.${(count += 1)}@willow.example`;
  const password = 'another password of length';
  const context = { actor: 'system:test', correlationId: 'test', causationId: 'test', now: new Date() } as const;
  const who = { email, password, name: `Operator ${count}`, role } as const;
  await createOperator(product.api.get(Operators, { strict: false }), who, { strict: false }, context);
  const agent = browser(product);
  await agent.post('/api/admin/login').send({ email, password }).expect(200);
  return agent;
}

async function paidOrder() {
  const customer = await customerWithWill(product);
  const { orderId } = await payByCard(product, customer.agent);
  await drafted(customer.agent);
  return { ...customer, orderId };
}

const drafted = (agent: Browser) =>
  until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');

const at = (orderId: string, part = '') => `/api/admin/orders/${orderId}${part}`;
const read = async (who: Browser, orderId: string, part = '/draft.txt'): Promise<string> =>
  String((await who.get(at(orderId, part)).expect(200)).headers['etag']);
const approve = (who: Browser, orderId: string, version?: string) => {
  const asking = who.post(at(orderId, '/send'));
  return version === undefined ? asking : asking.set('if-match', version);
};
const willIn = (version: string): string => version.split('-')[0]!;
const flagsOf = async (orderId: string): Promise<OrderFlags> => (await otto.get(at(orderId, '/flags')).expect(200)).body as OrderFlags;

/** Another operator gives the answers back, the customer names somebody else and submits again. */
async function changesMeanwhile(orderId: string, agent: Browser, answers = SOMEBODY_ELSE): Promise<void> {
  await otto.post(at(orderId, '/return')).expect(200);
  await agent.post('/api/will').send({ step: 10, answers }).expect(200);
  await agent.post('/api/will/submit').expect(200);
  await drafted(agent);
}

/** As newer rules would in the same answers. */
async function findMore(orderId: string, id: string): Promise<void> {
  const wills = product.api.get(Wills, { strict: false });
  const { answerHash, willRevision } = (await wills.load(id)).state.reviews.at(-1)!;
  const flag = {
    key: 'R99',
    id: 'R99',
    severity: 'MED',
    about: null,
    message: 'A newer rule.',
    action: 'Look.',
    twoPeople: false,
  } as const;
  const context = { actor: 'system:test', correlationId: 'test', causationId: 'test', now: new Date() } as const;
  await wills.handle(
    id,
    { type: 'RecordReview', orderId, willRevision, customerRevision: null, review: { answerHash, flags: [flag] } },
    context,
  );
}

const DECISIONS = ['DraftApproved', 'WillCleared', 'WillSent', 'ReviewFlagDecided', 'AnswersReturned'];

async function decisionsOn({ orderId, id }: { readonly orderId: string; readonly id: string }): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: product.database.url });
  await client.connect();
  const { rows } = await client.query<{ type: string }>('SELECT type FROM es.event WHERE stream = ANY($1) AND type = ANY($2)', [
    [`order-${orderId}`, `will-${id}`],
    DECISIONS,
  ]);
  await client.end();
  return rows.map(({ type }) => type);
}

describe('a will that changed since it was read', () => {
  it('is not sent, decided or returned from a stale screen, and nothing is recorded (AM-15)', async () => {
    const order = await paidOrder();
    const { orderId, agent, email } = order;
    await settleFlags(olive, orderId);
    const before = await read(olive, orderId);
    await changesMeanwhile(orderId, agent);
    await settleFlags(otto, orderId);
    const { answerHash, flags } = await flagsOf(orderId);
    const recorded = await decisionsOn(order);

    await approve(olive, orderId, before).expect(409, { message: CHANGED });
    await approve(olive, orderId).expect(409, { message: UNREAD });
    const { key } = flags.find(({ choices }) => choices.includes('reopened'))!;
    const decide = (version: string) =>
      olive
        .post(at(orderId, `/flags/${encodeURIComponent(key)}/decision`))
        .set('if-match', version)
        .send({ answerHash, decision: 'reopened' });
    await decide(before).expect(409, { message: CHANGED });
    await olive.post(at(orderId, '/return')).set('if-match', before).expect(409, { message: CHANGED });
    expect(await decisionsOn(order)).toEqual(recorded);

    const now = await read(olive, orderId);
    expect(now).not.toBe(before);
    await approve(olive, orderId, now).expect(isAccepted);
    const mail = await mailTo(product, email, /ready to sign/i);
    expect(mail.attachments).toHaveLength(1);
  });

  it('has one name on every screen that shows it, which decisions and notes leave as it is (AM-15)', async () => {
    const { orderId, agent } = await paidOrder();
    const everywhere = async () =>
      new Set(
        await Promise.all(
          [
            '',
            '/flags',
            '/changes',
            '/reading',
            '/draft.txt',
            '/draft.pdf',
            '/final.pdf',
            '/documents/will',
            '/documents/cover-letter',
          ].map((part) => read(olive, orderId, part)),
        ),
      );
    const [first, ...others] = await everywhere();
    expect(others).toEqual([]);
    expect(first).toMatch(/^"[0-9a-f]{16}-[0-9a-f]{16}"$/);
    await settleFlags(olive, orderId);
    await olive.patch(at(orderId)).send({ notes: 'Rang Jane.' }).expect(200);
    expect([...(await everywhere())]).toEqual([first]);
    // Another status is another name of the order, and of the same will.
    const { headers } = await olive.patch(at(orderId)).send({ status: 'in_review' }).expect(200);
    expect([...(await everywhere())]).toEqual([headers['etag']]);
    expect(willIn(headers['etag']!)).toBe(willIn(first!));
    // The same answers again are another submission, of another day perhaps.
    await changesMeanwhile(orderId, agent, familyAnswers);
    expect([...(await everywhere())].map(willIn)).not.toContain(willIn(first!));
  });

  it('has another name when newer rules find more in it, and an approval of before does not send it (AM-15)', async () => {
    const { orderId, id } = await paidOrder();
    await settleFlags(olive, orderId);
    const before = await read(olive, orderId);
    await findMore(orderId, id);
    await approve(olive, orderId, before).expect(409, { message: CHANGED });
    await approve(olive, orderId, await read(olive, orderId)).expect(isAccepted);
  });
});

describe('an order that stands otherwise than the screen shows', () => {
  const MOVED = { message: 'This order changed since you looked at it. Nothing was done: see how it stands now, and decide again.' };
  const listed = async (orderId: string) =>
    ((await otto.get('/api/admin/orders').query({ search: orderId }).expect(200)).body as readonly AdminOrder[])[0]!;

  it('is not brought back, sent, asked about, given away or refunded from there, and nothing is recorded (AM-15)', async () => {
    const { orderId, id } = await paidOrder();
    await settleFlags(olive, orderId);
    const before = await read(olive, orderId, '');
    const { answerHash, flags } = await flagsOf(orderId);
    const key = encodeURIComponent(flags.find(({ choices }) => choices.includes('reopened'))!.key);
    await otto.patch(at(orderId)).send({ status: 'archived' }).expect(200);
    const recorded = await decisionsOn({ orderId, id });
    const ask = (path: string, body: object = {}) => olive.post(at(orderId, path)).set('if-match', before).send(body);
    const change = (body: object, version = before) => olive.patch(at(orderId)).set('if-match', version).send(body);

    for (const body of [{ status: 'in_review' }, { status: 'new' }, { notes: 'Rang Jane.' }, { status: 'new', notes: 'Rang Jane.' }])
      await change(body).expect(409, MOVED);
    await ask('/assignee', { operatorId: null, before: null }).expect(200);
    await ask(`/flags/${key}/decision`, { answerHash, decision: 'reopened' }).expect(409, MOVED);
    const refund = {
      requestId: randomUUID(),
      amount: 5,
      refundedBefore: 0,
      reason: 'goodwill',
      note: 'As agreed with her.',
      confirm: orderId.slice(0, 8),
    };
    const ada = await newOperator('admin');
    await ada.post(at(orderId, '/refunds')).set('if-match', before).send(refund).expect(409, MOVED);
    // What is refused anyway says why.
    for (const path of ['/send', '/return', '/resend']) await ask(path).expect(409, /archived/);
    await ask('/enquiries', { question: 'Which house is meant?', step: null }).expect(409, /archived/);
    await olive.post(`/api/admin/resend-receipt/${orderId}`).set('if-match', before).expect(409, MOVED);
    expect(await listed(orderId)).toMatchObject({ status: 'archived', notes: null });
    expect(await decisionsOn({ orderId, id })).toEqual(recorded);

    // A second click finds it done already.
    await change({ status: 'archived' }).expect(200);
    await change({ status: 'new', notes: 'Rang Jane.' }, await read(olive, orderId, '')).expect(200);
    expect(await listed(orderId)).toMatchObject({ status: 'new', notes: 'Rang Jane.' });
  });

  it('is not sent again, nor a question withdrawn that has been answered (AM-15)', async () => {
    const { orderId } = await paidOrder();
    await settleFlags(olive, orderId);
    const before = await read(olive, orderId);
    await approve(otto, orderId, await read(otto, orderId)).expect(isAccepted);
    await until(async () => (await listed(orderId)).status === 'sent', 'the mail');
    await approve(olive, orderId, before).expect(409, MOVED);
    const asked = await olive.post(at(orderId, '/enquiries')).send({ question: 'Which house is meant?', step: null }).expect(201);
    const enquiry = (await otto.get(at(orderId)).expect(200)).body.enquiries[0].id as string;
    expect(asked.body.status).toBe('in_review');
    const open = await read(olive, orderId, '');
    await otto
      .post(at(orderId, `/enquiries/${enquiry}/answer`))
      .send({ text: 'The one in Wells.' })
      .expect(200);
    await olive
      .post(at(orderId, `/enquiries/${enquiry}/closed`))
      .set('if-match', open)
      .expect(409, MOVED);
  });

  it('moves for one of two who decide at once (AM-15)', async () => {
    const { orderId } = await paidOrder();
    const version = await read(olive, orderId, '');
    const both = await Promise.all([
      olive.patch(at(orderId)).set('if-match', version).send({ status: 'archived' }),
      otto.patch(at(orderId)).set('if-match', version).send({ status: 'in_review' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe('an approval whose version is another one before the mail leaves', () => {
  it('sends nothing: the order says that the mail failed, and the newer version can be approved (AM-15, AM-6)', async () => {
    const { orderId, id, email } = await paidOrder();
    await settleFlags(olive, orderId);
    const version = await read(olive, orderId);
    let approved: Promise<number> | undefined;
    await product.restartWorker(async () => {
      approved = approve(olive, orderId, version).then(({ status }) => status);
      await until(async () => (await decisionsOn({ orderId, id })).includes('DraftApproved'), 'the approval');
      await findMore(orderId, id);
    });
    expect(await approved).not.toBe(200);
    await until(async () => (await otto.get(at(orderId)).expect(200)).body.order.mailFailed === true, 'the failure');
    const { body: mails } = await supertest(product.mailbox.url).get('/api/messages');
    expect((mails as Mail[]).filter(({ to, subject }) => to === email && /ready to sign/i.test(subject))).toEqual([]);
    await approve(olive, orderId, await read(olive, orderId)).expect(isAccepted);
  });
});

describe('the list of orders', () => {
  it('says who opened a will last, once its text or its answers were shown', async () => {
    const { orderId } = await paidOrder();
    const inList = async () => {
      const orders = (await otto.get('/api/admin/orders').expect(200)).body as readonly AdminOrder[];
      return orders.find(({ id }) => id === orderId);
    };
    const opened = async () => (await inList())?.opened;
    await until(async () => (await inList()) !== undefined, 'the order in the list');
    await olive.get(at(orderId, '/flags')).expect(200);
    expect(await opened()).toBeNull();
    await olive.get(at(orderId, '/reading')).expect(200);
    await until(async () => await opened(), 'the opening in the list');
    expect(await opened()).toEqual({ by: { id: expect.any(String), name: 'Operator 1' }, at: expect.any(String) });
    await otto.get(at(orderId, '/draft.pdf')).expect(200);
    await until(async () => (await opened())?.by.name === 'Operator 2', 'the other operator');
  });
});

describe('a visit to an order', () => {
  it('says once what was opened, of all that a screen asks for together, and nothing of looking again (AM-8)', async () => {
    const { orderId } = await paidOrder();
    for (let again = 0; again < 2; again += 1)
      await Promise.all(['', '/reading', '/flags', '/changes'].map((part) => read(olive, orderId, part)));
    expect((await openedBy(olive, orderId)).toSorted()).toEqual(['changes', 'details', 'draft', 'flags']);
    await read(otto, orderId, '/flags');
    expect(await openedBy(otto, orderId)).toEqual(['flags']);
  });
});

/** What the facts say that an operator opened. */
async function openedBy(who: Browser, orderId: string): Promise<readonly string[]> {
  const { body } = await who.get('/api/admin/me').expect(200);
  const client = new pg.Client({ connectionString: product.database.url });
  await client.connect();
  const { rows } = await client.query<{ what: string }>(
    `SELECT look->>'what' AS what FROM es.event, json_array_elements(data->'opened') look
      WHERE type = 'OrderOpened' AND stream = $1 AND data->>'orderId' = $2`,
    [`access-${(body as { admin: { id: string } }).admin.id}`, orderId],
  );
  await client.end();
  return rows.map(({ what }) => what);
}

describe('approving without naming a version', () => {
  it('is not enough when the headers alone were asked for: nobody has read those (AM-15, T-24)', async () => {
    const { orderId } = await paidOrder();
    await settleFlags(otto, orderId);
    for (const part of ['', '/draft.txt', '/final.pdf']) {
      const { headers } = await olive.head(at(orderId, part)).expect(200);
      await approve(olive, orderId, headers['etag']).expect(409, { message: UNREAD });
    }
    await approve(olive, orderId).expect(409, { message: UNREAD });
  });

  it('needs the will opened in exactly this version by the same operator: what shows no text of it and colleagues do not count, named or not (AM-15, AM-8)', async () => {
    const { orderId, agent } = await paidOrder();
    await settleFlags(otto, orderId);
    await read(otto, orderId);
    await olive.get('/api/admin/orders').expect(200);
    for (const part of ['', '/flags', '/changes', '/documents/cover-letter']) {
      const version = await read(olive, orderId, part);
      await approve(olive, orderId, version).expect(409, { message: UNREAD });
    }
    await approve(olive, orderId).expect(409, { message: UNREAD });
    await read(olive, orderId);
    await changesMeanwhile(orderId, agent);
    await settleFlags(otto, orderId);
    await approve(olive, orderId).expect(409, { message: UNREAD });
    await read(olive, orderId);
    await approve(olive, orderId).expect(isAccepted);
  });

  it.each(['/draft.txt', '/reading', '/draft.pdf', '/final.pdf', '/documents/will'])(
    'is enough when the will was opened at orders/{id}%s, the empty body of the specification (A-053, A-171, AM-15)',
    async (part) => {
      const { orderId } = await paidOrder();
      await settleFlags(otto, orderId);
      await approve(olive, orderId).expect(409, { message: UNREAD });
      await read(olive, orderId, part);
      await approve(olive, orderId).expect(isAccepted);
    },
  );
});

describe('a will that is read to be decided', () => {
  const reading = async (orderId: string): Promise<OrderReading> =>
    (await olive.get(at(orderId, '/reading')).expect(200)).body as OrderReading;

  it('is the draft in its parts, with every flag at its place, and says who sent which version when (A-086, AM-15)', async () => {
    const { orderId } = await paidOrder();
    const { will, sendings } = await reading(orderId);
    const { text } = await olive.get(at(orderId, '/draft.txt')).expect(200);
    const wording = will?.clauses.flatMap(({ heading, parts }) => [
      heading,
      ...parts.flatMap((part) => [part.text, ...part.items.map((item) => item.text)]),
    ]);
    expect(wording?.length).toBeGreaterThan(20);
    for (const sentence of wording ?? []) expect(text).toContain(sentence);
    expect(text).toContain(`Draft ${will?.versionCode}`);
    const about = (await flagsOf(orderId)).flags.filter((flag) => flag.about).map(({ key }) => key);
    expect(will?.anchors.map(({ flag }) => flag).toSorted()).toEqual(about.toSorted());
    expect(sendings).toEqual([]);

    await settleFlags(otto, orderId);
    await approve(olive, orderId).expect(isAccepted);
    const sent = {
      by: { id: expect.any(String), name: expect.stringMatching(/^Operator \d+$/) },
      at: expect.stringMatching(/Z$/),
      way: 'mail',
    };
    await until(async () => (await reading(orderId)).sendings[0]?.versionCode != null, 'the version in the history of the will');
    expect((await reading(orderId)).sendings).toEqual([{ ...sent, versionCode: will?.versionCode }]);
    await approve(otto, orderId, await read(otto, orderId)).expect(isAccepted);
    const names = (await reading(orderId)).sendings.map(({ by }) => by.name);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(2);
  });

  it('is there before it is paid for, without flags; nobody reads one that is not there', async () => {
    const { agent } = await customerWithWill(product);
    const { body } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    const { will } = await reading(body.orderId);
    expect(will).toMatchObject({ title: expect.stringContaining('Will of'), anchors: [] });
    await olive.get(at('0193aaaa-bbbb-7ccc-8ddd-eeeeffff0000', '/reading')).expect(404);
  });
});

describe('a version that is named wrongly', () => {
  it.each(['*', 'W/"0f1e2d3c4b5a6978"', '0f1e2d3c4b5a6978', '"a", "b"'])('is not taken for one that was read: %s (AM-15)', async (name) => {
    const { orderId } = await paidOrder();
    await settleFlags(olive, orderId);
    await read(olive, orderId);
    const message = 'Name the one version that you read, as its ETag does.';
    await approve(olive, orderId, name).expect(400, { message });
    await olive.post(at(orderId, '/return')).set('if-match', name).expect(400, { message });
  });
});
