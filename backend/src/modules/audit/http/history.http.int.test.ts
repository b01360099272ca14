import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AccessEntry,
  londonDate,
  type AdminOrder,
  HISTORY_PAGE,
  OPENED_MINUTES,
  type MomentDifference,
  type OrderHistory,
  type OrderMoment,
} from '@willow/contracts';
import {
  type Browser,
  browser,
  colleague,
  customerWithSentWill,
  familyAnswers,
  mailTo,
  signedInCustomer,
  signedInOperator,
} from '../../../testing/people.ts';
import { verifyExport } from '../../../../../ops/verifier/verify.mjs';
import { publicKeyText } from '../../../event-sourcing/store/anchors/anchor.ts';
import { SignedLog } from '../../../platform/event-store/signed-log.ts';
import { anchorFileOf } from '../../../platform/event-store/anchor-file-of.ts';
import { AccessTrace } from '../../operators/access-trace.ts';
import { RecordViewed } from '../../operators/domain/access.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let operator: Browser;
let auditor: Browser;
let sent: Awaited<ReturnType<typeof customerWithSentWill>>;
beforeAll(async () => {
  product = await startProduct();
  operator = await signedInOperator(product);
  auditor = await colleague(product, 'Ada Auditor', 'auditor');
  sent = await customerWithSentWill(product, operator);
  await operator.patch(`/api/admin/orders/${sent.orderId}`).send({ notes: 'Spoke to Kim about the boat' }).expect(200);
  const message = { name: 'Jane Roe', email: sent.email, topic: 'payment', message: 'When does the boat come in?' };
  await sent.agent.post('/api/contact').send(message).expect(201);
  await until(async () => (await read(operator, { part: 'message' })).total === 1, 'the message');
});
afterAll(async () => product?.close());

const at = (orderId: string, part = '') => `/api/admin/orders/${orderId}/history${part}`;
const read = async (who: Browser, query: object = {}, orderId = sent.orderId): Promise<OrderHistory> =>
  (await who.get(at(orderId)).query(query).expect(200)).body as OrderHistory;
type Line = { readonly at: string; readonly says: string };
type Listed = { readonly entries: readonly AccessEntry[]; readonly before: string | null };
const REASON = { reason: 'The executor asks who approved it.' };
const PERSONAL = ['Jane', 'Roe', 'example.test', 'Poole', 'Willow Lane', 'boat'];
const told = ({ entries }: OrderHistory) => entries.map(({ who, says }) => `${who} ${says}`);

describe('the history of an order', () => {
  it('is told to operators in sentences, with the names that they work with: order, will, customer, message and who looked', async () => {
    const history = await read(operator);
    expect(history.names).toEqual({ state: 'open', until: null, customer: 'Jane Margaret Roe' });
    const sentences = told(history);
    for (const [who, what] of [
      ['A visitor', 'signed up'],
      ['Jane Margaret Roe', 'finished the answers.'],
      ['Jane Margaret Roe', 'placed the order for £50.00'],
      ['The card provider', 'took the payment of £50.00'],
      ['Willow (render-draft)', 'made the draft'],
      ['Jane Margaret Roe', 'wrote to us by the contact page'],
    ])
      expect(sentences).toContainEqual(expect.stringMatching(new RegExp(`^${who!.replaceAll(/[()]/g, '\\$&')} ${what}`)));
    expect(new Set(history.entries.map(({ part }) => part))).toEqual(new Set(['order', 'will', 'customer', 'message', 'access']));
    const note = history.entries.find(({ type }) => type === 'OrderNoted');
    expect(note).toMatchObject({ says: 'wrote a note on the order.', details: [{ label: 'Notes', value: 'Spoke to Kim about the boat' }] });
    const draftSent = history.entries.find(({ type }) => type === 'DraftSent');
    expect(draftSent?.because?.says).toMatch(/^approved the will for sending/);
    expect(
      history.entries
        .map((entry) => entry.at)
        .toSorted()
        .toReversed(),
    ).toEqual(history.entries.map((entry) => entry.at));
  });

  it('has no name for an auditor, until a reason is given, in that session, and of that order alone', async () => {
    const sealed = await read(auditor);
    expect(sealed.names).toEqual({ state: 'sealed', until: null, customer: null });
    for (const word of PERSONAL) expect(JSON.stringify(sealed)).not.toContain(word);
    expect(told(sealed)).toContainEqual('A visitor signed up. The details are sealed.');

    await auditor.post(at(sent.orderId, '/open')).send({ reason: 'because' }).expect(400);
    await auditor.post(at('0197f0a0-0000-7000-8000-00000000000a', '/open')).send(REASON).expect(404);
    await operator.post(at(sent.orderId, '/open')).send(REASON).expect(403);
    expect((await read(auditor)).names.state).toBe('sealed');

    await auditor.post(at(sent.orderId, '/open')).send(REASON).expect(200);
    const opened = await read(auditor);
    expect(opened.names).toMatchObject({ state: 'open', customer: 'Jane Margaret Roe' });
    for (const word of PERSONAL) expect(JSON.stringify(opened)).toContain(word);
    const fact = opened.entries.find(({ type }) => type === 'PersonalDataOpened');
    expect(fact).toMatchObject({
      who: 'Ada Auditor',
      details: [
        { label: 'Reason', value: REASON.reason },
        { label: 'By', value: 'Ada Auditor' },
      ],
    });

    const elsewhere = browser(product);
    await elsewhere
      .post('/api/admin/login')
      .send({ email: 'ada.auditor@willow.example', password: 'another password of length' })
      .expect(200);
    expect((await read(elsewhere)).names.state).toBe('sealed');
    const second = await customerWithSentWill(product, operator);
    expect((await read(auditor, {}, second.orderId)).names.state).toBe('sealed');
  });

  it('says who read it, the auditor too', async () => {
    await read(auditor);
    const [newest] = (await read(auditor, { part: 'access' })).entries;
    expect(newest).toMatchObject({ who: 'Ada Auditor', says: 'read the history of the order.', part: 'access' });
  });

  it('comes in pages, each fact once, whatever is added meanwhile', async () => {
    const viewed = RecordViewed.of({ orderId: sent.orderId, what: 'details', version: 'v' });
    const context = { actor: 'operator:o1', correlationId: 'c', causationId: 'c', now: product.clock.now() } as const;
    await product.api.get(AccessTrace, { strict: false }).record('o1', Array<typeof viewed>(HISTORY_PAGE).fill(viewed), context);
    const first = await until(async () => {
      const page = await read(operator, { part: 'access' });
      return page.total > HISTORY_PAGE ? page : undefined;
    }, 'so many looks');
    expect(first.entries).toHaveLength(HISTORY_PAGE);
    await read(operator);
    const second = await read(operator, { part: 'access', before: first.before! });
    expect(second.before).toBeNull();
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(first.total);
  });

  const happened = async () =>
    (await Promise.all(['order', 'will', 'customer', 'message'].map((part) => read(operator, { part })))).flatMap(({ entries }) => entries);
  const entryOf = async (type: string): Promise<string> => (await happened()).find((entry) => entry.type === type)!.id;
  const moment = async (entry: string, who = operator) => (await who.get(at(sent.orderId, `/${entry}`)).expect(200)).body as OrderMoment;

  it('shows order, answers and will as they stood at any entry, folded from the same facts', async () => {
    const start = await moment(await entryOf('CustomerSignedUp'));
    expect(start).toMatchObject({ order: [], answers: [], details: [], text: null, earlier: null });
    const submitted = await moment(await entryOf('WillSubmitted'));
    expect(submitted.order).toEqual([]);
    expect(submitted.answers.map(({ question }) => question)).toContain('Who should carry out your will?');
    const paid = await moment(await entryOf('PaymentSucceeded'));
    expect(paid.order).toContainEqual({ label: 'Payment', value: 'Paid' });
    expect(paid.order).toContainEqual({ label: 'Status', value: 'New' });
    expect(paid.details).toContainEqual({ label: 'Full name', value: 'Jane Margaret Roe' });
    const now = await moment(await entryOf('DraftSent'));
    expect(now.order).toContainEqual({ label: 'Status', value: 'Sent' });
    const { text } = await operator.get(`/api/admin/orders/${sent.orderId}/draft.txt`).expect(200);
    expect([submitted.text, paid.text, now.text]).toEqual([text, text, text]);
    const walked: string[] = [];
    for (let entry: string | null = start.entry.id; entry; entry = (await moment(entry)).later) walked.push(entry);
    expect(walked.toSorted()).toEqual((await happened()).map(({ id }) => id).toSorted());
    expect((await moment(walked.at(-1)!)).order).toContainEqual({ label: 'Note', value: 'Spoke to Kim about the boat' });
  });

  it('compares any two entries: what stands otherwise, and what that means', async () => {
    await operator.post(`/api/admin/orders/${sent.orderId}/return`).expect(200);
    const executors = [{ fullName: 'Zoe Poole', address: '3 Mill Road, Wells', relationship: 'Friend' }];
    await sent.agent
      .post('/api/will')
      .send({ step: 10, answers: { ...familyAnswers, executors } })
      .expect(200);
    await sent.agent.post('/api/will/submit').expect(200);
    const [before, after] = [await entryOf('WillSubmitted'), await entryOf('WillResubmitted')];
    const compare = async (one: string, other: string) =>
      (await operator.get(at(sent.orderId, `/${one}/since/${other}`)).expect(200)).body as MomentDifference;
    const { differences, changes, notCompared } = await compare(after, before);
    expect(notCompared).toBeNull();
    expect(differences).toContainEqual(
      expect.objectContaining({
        about: 'Who should carry out your will?',
        before: expect.stringContaining('John Henry Roe'),
        after: expect.stringContaining('Zoe Poole'),
      }),
    );
    expect(changes.map(({ sentence }) => sentence).join(' ')).toContain('Zoe Poole');
    expect(await compare(before, after)).toMatchObject({ differences, changes });
    expect(await compare(after, after)).toMatchObject({ differences: [], changes: [] });
    expect(await compare(await entryOf('CustomerSignedUp'), after)).toMatchObject({ changes: [], notCompared: expect.any(String) });
  });

  it('has what was asked, reported and written by then, with what had come of it', async () => {
    const asked = { question: 'Is the boat yours alone?', step: null };
    await operator.post(`/api/admin/orders/${sent.orderId}/enquiries`).send(asked).expect(201);
    const [enquiry] = (await sent.agent.get('/api/my-order/enquiries').expect(200)).body.enquiries as readonly { readonly id: string }[];
    await sent.agent.post(`/api/my-order/enquiries/${enquiry!.id}/answer`).send({ text: 'Half of it is Kim’s.' }).expect(200);
    await sent.agent.post('/api/my-order/problems').send({ text: 'The boat is called Ann.' }).expect(201);
    const titles = ({ correspondence }: OrderMoment) => correspondence.map(({ title }) => title);
    const rowsOf = ({ correspondence }: OrderMoment, title: string) => correspondence.find((each) => each.title === title)?.rows;
    const [QUESTION, PROBLEM, MESSAGE] = [
      'Question 1 to the customer',
      'Problem 1 that the customer reported',
      'Message 1 from the contact page',
    ];
    expect((await moment(await entryOf('DraftSent'))).correspondence).toEqual([]);
    const then = await moment(await entryOf('EnquiryRaised'));
    expect(titles(then)).toEqual([QUESTION, MESSAGE]);
    expect(rowsOf(then, QUESTION)).toEqual([
      { label: 'Asked', value: 'Is the boat yours alone?' },
      { label: 'Asked by', value: expect.stringMatching(/^olive@willow\.example, /) },
      { label: 'State', value: 'Open' },
    ]);
    expect(rowsOf(then, MESSAGE)).toContainEqual({ label: 'Message', value: 'When does the boat come in?' });
    const reported = await moment(await entryOf('ProblemReported'));
    expect(titles(reported)).toEqual([QUESTION, PROBLEM, MESSAGE]);
    expect(rowsOf(reported, QUESTION)).toContainEqual({ label: 'Answer', value: 'Half of it is Kim’s.' });
    expect(rowsOf(reported, PROBLEM)).toContainEqual({ label: 'Reported', value: 'The boat is called Ann.' });
    const difference = await operator.get(at(sent.orderId, `/${then.entry.id}/since/${reported.entry.id}`)).expect(200);
    expect((difference.body as MomentDifference).differences).toContainEqual({
      about: QUESTION,
      label: 'State',
      before: 'Open',
      after: 'Answered',
    });
  });

  it('shows an auditor no answers of any moment without a reason, and nobody an entry that is not there', async () => {
    const entry = await entryOf('WillSubmitted');
    const stranger = await colleague(product, 'Otto Auditor', 'auditor');
    for (const part of [`/${entry}`, `/${entry}/since/${entry}`]) {
      const { body } = await stranger.get(at(sent.orderId, part)).expect(403);
      expect(body.message).toMatch(/sealed for auditors/);
      await sent.agent.get(at(sent.orderId, part)).expect(401);
    }
    await stranger.post(at(sent.orderId, '/open')).send(REASON).expect(200);
    expect((await moment(entry, stranger)).answers).not.toEqual([]);
    await operator.get(at(sent.orderId, '/0197f0a0-0000-7000-8000-00000000000a')).expect(404);
    await operator.get(at(sent.orderId, `/${entry}/since/x`)).expect(404);
  });

  it('is found in a list without a name, which nobody’s name or address finds', async () => {
    const list = async (query: object = {}) => (await auditor.get('/api/admin/orders').query(query).expect(200)).body as AdminOrder[];
    const mine = (orders: readonly AdminOrder[]) => orders.filter(({ id }) => id === sent.orderId);
    expect(mine(await list())).toMatchObject([{ user: { fullName: '', email: '' }, notes: null }]);
    expect(mine(await list({ search: sent.orderId.slice(0, 8) }))).toHaveLength(1);
    expect(await list({ search: 'Jane' })).toEqual([]);
    expect(await list({ search: sent.email })).toEqual([]);
    const newestFirst = (await list()).map(({ id }) => id);
    expect((await list({ sort: 'user.asc' })).map(({ id }) => id)).toEqual(newestFirst);
    expect(mine((await operator.get('/api/admin/orders').expect(200)).body)).toMatchObject([{ user: { fullName: 'Jane Margaret Roe' } }]);
  });

  it('is told to the customer in words of their own: what happened with the will, and nobody of our team', async () => {
    const lines = async (who: Browser) => (await who.get('/api/will-history').expect(200)).body.lines as readonly Line[];
    const mine = await lines(sent.agent);
    const says = mine.map((line) => line.says);
    for (const sentence of [
      'You submitted your answers.',
      'You paid £50.00 for your will.',
      'Our team checked your will and approved it.',
      'We emailed your will to you.',
    ])
      expect(says).toContain(sentence);
    expect(
      mine
        .map((line) => line.at)
        .toSorted()
        .toReversed(),
    ).toEqual(mine.map((line) => line.at));
    expect(JSON.stringify(says)).not.toMatch(/rules|payment|taken on/);
    for (const word of [...PERSONAL, 'olive@willow.example', 'eviewer', 'Auditor']) expect(JSON.stringify(mine)).not.toContain(word);
    expect(await lines((await signedInCustomer(product)).agent)).toEqual([]);
    await browser(product).get('/api/will-history').expect(401);
    await operator.get('/api/will-history').expect(401);
  });

  it('is for the team alone', async () => {
    const customer = await signedInCustomer(product);
    await customer.agent.get(at(sent.orderId)).expect(401);
    await browser(product).get(at(sent.orderId)).expect(401);
    await operator.get(at('0197f0a0-0000-7000-8000-00000000000a')).expect(404);
    await operator.get(at(sent.orderId)).query({ part: 'everything' }).expect(400);
  });

  it('and every list taken away are in the access log, for auditors and admins', async () => {
    const taking = { list: 'partners', rows: 2, purpose: 'accounts' };
    await operator.post('/api/admin/exports').send(taking).expect(201);
    await auditor.post('/api/admin/exports').send(taking).expect(403);
    await auditor.post('/api/admin/orders/export').send({ purpose: 'audit' }).expect(200);
    for (const bad of [{ rows: 0 }, { rows: 1.5 }, { list: 'wills' }, { list: 'orders' }, { purpose: 'Jane Roe asked' }])
      await operator
        .post('/api/admin/exports')
        .send({ ...taking, ...bad })
        .expect(400);
    await sent.agent.post('/api/admin/exports').send(taking).expect(401);
    await sent.agent.get('/api/admin/access').expect(401);
    const access = async (query: object) => (await auditor.get('/api/admin/access').query(query).expect(200)).body as Listed;
    const files = await until(async () => {
      const { entries } = await access({ kind: 'exports' });
      return entries.length === 2 ? entries : undefined;
    }, 'both files');
    const says = 'exported 2 rows of the list of partners as a CSV file. What for: accounts and tax.';
    expect(files).toMatchObject([
      {
        who: 'Ada Auditor',
        says: expect.stringMatching(/^exported \d+ rows? of the list of orders .* What for: an audit\.$/),
        orderId: null,
      },
      { who: 'olive@willow.example', says },
    ]);
    const [opened] = (await access({ kind: 'opened' })).entries;
    expect(opened).toMatchObject({ who: 'Otto Auditor', orderId: sent.orderId });
    const first = await access({});
    const second = await access({ before: first.before! });
    expect(second.entries.filter(({ id }) => first.entries.some((entry) => entry.id === id))).toEqual([]);
    for (const word of PERSONAL) expect(JSON.stringify([first, second])).not.toContain(word);
  });

  it('lists who read messages, referrals, requests for erasure and customers, each once a visit (AM-8)', async () => {
    const nina = await colleague(product, 'Nina Newcomer');
    for (let visit = 0; visit < 2; visit += 1) {
      for (const list of ['messages?show=waiting', 'call-backs?show=waiting', 'referrals', 'erasures'])
        await nina.get(`/api/admin/${list}`).expect(200);
      await nina.post('/api/admin/customers/search').send({ search: 'Jane Roe' }).expect(200);
    }
    const ofNina = async () => {
      const { entries } = (await auditor.get('/api/admin/access').expect(200)).body as Listed;
      return entries.filter(({ who }) => who === 'Nina Newcomer').map(({ says }) => says);
    };
    const says = await until(async () => ((await ofNina()).length >= 5 ? ofNina() : undefined), 'what Nina looked at');
    expect(says.toSorted()).toEqual([
      'looked at the list of customers.',
      'looked at the list of referrals.',
      'looked at the messages.',
      'looked at the requests for erasure.',
      'looked at who asked for a call.',
    ]);
  });

  it('by person, order, customer, day and kind, and as a file that is recorded itself (AM-8)', async () => {
    const access = async (query: object) => ((await auditor.get('/api/admin/access').query(query).expect(200)).body as Listed).entries;
    await read(auditor);
    const [looked] = await until(async () => {
      const entries = await access({ order: `#${sent.orderId.slice(0, 8).toUpperCase()}` });
      return entries.length > 0 ? entries : undefined;
    }, 'the looks at the order');
    expect(looked).toMatchObject({ orderId: sent.orderId });
    const people = (await auditor.get('/api/admin/access/people').expect(200)).body as readonly { id: string; name: string }[];
    const ada = people.find(({ name }) => name === 'Ada Auditor')!;
    for (const [query, holds] of [
      [{ person: ada.id }, ({ who }: AccessEntry) => who === 'Ada Auditor'],
      [{ customer: sent.id }, ({ orderId, customerId }: AccessEntry) => orderId === sent.orderId || customerId === sent.id],
      [{ order: sent.orderId, person: ada.id }, ({ who, orderId }: AccessEntry) => who === 'Ada Auditor' && orderId === sent.orderId],
    ] as const) {
      const entries = await access(query);
      expect(entries.length).toBeGreaterThan(0);
      expect(entries.filter((entry) => !holds(entry))).toEqual([]);
    }
    const today = londonDate(product.clock.now());
    expect(await access({ person: ada.id, from: today, to: today })).toEqual(await access({ person: ada.id }));
    expect(await access({ to: '2020-01-01' })).toEqual([]);
    await auditor
      .get('/api/admin/access')
      .query({ from: today, to: '2020-01-01' })
      .expect(400, /The last day comes before the first/);
    await auditor
      .get('/api/admin/access')
      .query({ order: '%' })
      .expect(400, /at least its first 4 characters/);
    await (await colleague(product, 'Olaf Operator')).get('/api/admin/access/people').expect(403);

    const before = await access({ person: ada.id });
    const file = await auditor.post('/api/admin/access/export').send({ person: ada.id, purpose: 'audit' }).responseType('blob').expect(200);
    expect(file.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
    const lines = String(file.body).split('\r\n').slice(0, -1);
    expect(lines[0]).toBe('\uFEFF"When (London)","When (UTC)","Who","What","Order ID","Customer ID","Entry ID"');
    expect(lines.slice(1).map((line) => line.split('","').at(-1))).toEqual(before.map(({ id }) => `${id}"`));
    const says = `exported ${before.length} rows of the access log as a CSV file. What for: an audit.`;
    await until(async () => (await access({ kind: 'exports' }))[0]?.says === says, 'the record of the file');
    await auditor
      .post('/api/admin/access/export')
      .send({ to: '2020-01-01', purpose: 'audit' })
      .expect(409, /No data to export/);
  });

  it('and what was found when an auditor had the whole log verified', async () => {
    await operator.post('/api/admin/discount-codes').send({ code: 'proof', discountPercentage: 10 }).expect(201);
    await (await colleague(product, 'Olga Operator')).post('/api/admin/audit/verify').expect(403);
    const anchored = () => anchorFileOf(product.config.DATA_DIR, product.config.DATABASE_URL).newest();
    await until(anchored, 'an anchor');
    for (let press = 0; press < 3; press += 1) await auditor.post('/api/admin/audit/verify').expect(202);
    const found = await until(async () => {
      const { entries } = (await auditor.get('/api/admin/access').query({ kind: 'verified' }).expect(200)).body as Listed;
      return entries.length > 0 ? entries : undefined;
    }, 'what was found');
    expect(found.length).toBeLessThan(3);
    expect(found[0]).toMatchObject({
      who: 'Ada Auditor',
      says: expect.stringMatching(/^had the whole log verified, \d+ facts: it is what was signed\.$/),
    });
  });

  it('is sealed again when the time is over', async () => {
    await auditor.post(at(sent.orderId, '/open')).send(REASON).expect(200);
    product.clock.advance({ minutes: OPENED_MINUTES - 2 });
    expect((await read(auditor)).names.state).toBe('open');
    product.clock.advance({ minutes: 3 });
    expect((await read(auditor)).names.state).toBe('sealed');
  });
});

describe('a page of the history', () => {
  it('after an entry that is not in it is refused, and not the end of the history', async () => {
    const back = await signedInOperator(product);
    const [newest] = (await read(back)).entries;
    const nowhere = '00000000-0000-4000-8000-000000000000';
    for (const query of [{ before: nowhere }, { part: 'message', before: newest?.id }])
      await back
        .get(at(sent.orderId))
        .query(query)
        .expect(404, /is not in the history of the order\. Open the history again/);
    expect((await read(back, { before: newest?.id })).entries.length).toBeGreaterThan(0);
  });
});

describe('what an auditor takes along', () => {
  it('is the key, the signatures and the program, for auditors and admins alone', async () => {
    const owen = await colleague(product, 'Orla Operator');
    for (const path of ['', '/anchors', '/verify.mjs']) await owen.get(`/api/admin/audit${path}`).expect(403);
    const { signer, file } = product.worker.get(SignedLog, { strict: false });
    expect((await auditor.get('/api/admin/audit').expect(200)).body).toEqual({ publicKey: publicKeyText(signer.publicKey) });
    await until(() => file.newest(), 'a signature');
    const anchors = await auditor.get('/api/admin/audit/anchors').responseType('blob').expect(200);
    const lines = String(anchors.body).split('\n').slice(0, -1);
    expect((await file.lines())?.slice(0, lines.length)).toEqual(lines);
    const program = await auditor.get('/api/admin/audit/verify.mjs').expect(200);
    expect(program.text).toContain('export async function verifyExport');
  });

  it.each([
    ['approvals', '"What","Approver","Second approver","Reason","Amount (£)","Order ID"', 'Will approved and sent by email'],
    ['access-review', '"Person","What","Role from then on","Done by","Person ID"', 'Signed in'],
    ['duties', '"Approved by","Flags decided by"', 'olive@willow.example'],
    ['payouts', '"Payout status","Movement","Order ID","Payment ID"', '"payout in all"'],
    ['copies-and-erasures', '"What","Done by","Customer or message ID"', 'Copy of everything given (json)'],
  ])('is the sheet of %s, of the days that were asked for, and recorded (AM-8)', async (sheet, headings, row) => {
    await sent.agent.get('/api/my-data.json').expect(200);
    const take = (days: object) =>
      auditor
        .post('/api/admin/audit/sheets')
        .send({ sheet, purpose: 'audit', ...days })
        .responseType('blob');
    const file = await until(async () => {
      const { status, body } = await take({});
      return status === 200 ? String(body) : undefined;
    }, 'the sheet');
    expect(file).toContain(headings);
    expect(file).toContain(row);
    for (const word of PERSONAL) expect(file).not.toContain(word);
    await take({ to: '2020-01-01' }).expect(409);
    await take({ from: '2020-01-02', to: '2020-01-01' }).expect(400);
    await until(async () => {
      const { entries } = (await auditor.get('/api/admin/access').query({ kind: 'exports' }).expect(200)).body as Listed;
      return entries[0]?.says.includes('as a CSV file') && entries[0].who === 'Ada Auditor';
    }, 'the record of the sheet');
  });
});

describe('the file of one order', () => {
  const take = (who: Browser, orderId = sent.orderId, body: object = { purpose: 'audit' }) =>
    who.post(at(orderId, '/export')).send(body).responseType('blob');
  const fileOf = async (taken: ReturnType<typeof take>): Promise<string> => String((await taken.expect(200)).body);

  it('is proven by the verifier, the same bytes each time, with nobody named; recorded before it is sent (AM-8)', async () => {
    const first = await take(auditor).expect(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="order-${sent.orderId.slice(0, 8)}.ndjson"`,
      'cache-control': 'no-store',
    });
    const file = String(first.body);
    const publicKey = publicKeyText(product.worker.get(SignedLog, { strict: false }).signer.publicKey);
    const { status, fault, proven } = await verifyExport([Buffer.from(file)], { publicKey, order: sent.orderId });
    expect([status, fault]).toEqual([0, null]);
    expect(proven).toContainEqual(expect.stringMatching(/all looks of the team at it, or at its customer: [1-9]\d*, by operator:/));
    expect(await fileOf(take(await signedInOperator(product), sent.orderId, { purpose: 'question' }))).toBe(file);
    for (const forged of [file.replace('"OrderPlaced"', '"OrderPlaceD"'), file.split('\n').toSpliced(3, 1).join('\n')])
      expect(await verifyExport([Buffer.from(forged)], { publicKey, order: sent.orderId })).toMatchObject({ status: 1 });
    // Without hashes and what is sealed, which may spell a short name by chance.
    const inClear = file.replace(/[\w+/=-]{40,}/g, '');
    for (const name of [...PERSONAL, 'Ada Auditor', 'olive@willow.example']) expect(inClear).not.toContain(name);
    const told2 = await until(async () => {
      const lines = told(await read(auditor, { part: 'access' })).filter((line) => line.includes('exported the order’s full history'));
      return lines.length === 2 ? lines : undefined;
    }, 'both exports in the history');
    expect(told2).toEqual([
      'olive@willow.example exported the order’s full history, with the proofs. What for: a question by a customer.',
      'Ada Auditor exported the order’s full history, with the proofs. What for: an audit.',
    ]);
    const { entries } = (await auditor.get('/api/admin/access').query({ kind: 'exports' }).expect(200)).body as Listed;
    expect(entries[0]).toMatchObject({ who: 'olive@willow.example', orderId: sent.orderId });
  });

  it('is for auditors and admins, of an order that there is, for a purpose', async () => {
    await take(await colleague(product, 'Owen Operator')).expect(403);
    await take(browser(product)).expect(401);
    await take(auditor, sent.orderId, {}).expect(400);
    await take(auditor, sent.orderId, { purpose: 'Jane asked' }).expect(400);
    await take(auditor, '00000000-0000-4000-8000-000000000000').expect(404);
  });
});

describe('what the team opens and takes away', () => {
  it('is told to the customer by role, and each file about them by mail', async () => {
    const lines = async (who: Browser) => (await who.get('/api/will-access').expect(200)).body.lines as readonly Line[];
    const mine = await until(async () => {
      const found = await lines(sent.agent);
      return found.some(({ says }) => says.includes('read your will')) ? found : undefined;
    }, 'who looked');
    expect(mine.map(({ says }) => says).join(' ')).toMatch(/A (reviewer|manager) on our team .*read your will/);
    for (const word of [...PERSONAL, 'olive@willow.example', 'Ada']) expect(JSON.stringify(mine)).not.toContain(word);
    const other = await signedInCustomer(product);
    expect(await lines(other.agent)).toEqual([]);
    await browser(product).get('/api/will-access').expect(401);
    await operator.get('/api/will-access').expect(401);

    await auditor.post(at(sent.orderId, '/export')).send({ purpose: 'audit' }).responseType('blob').expect(200);
    const { text } = await mailTo(product, sent.email, /a file about your order/);
    expect(text).toContain('the record of your order as a file, with your name and answers sealed.');
    await until(async () => (await lines(sent.agent)).some(({ says }) => says.includes('away as a file')), 'the file in the list');
  });
});
