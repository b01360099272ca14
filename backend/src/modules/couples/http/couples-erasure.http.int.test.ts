import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OrderHistory, WillAnswers } from '@willow/contracts';
import supertest from 'supertest';
import { confirmed } from '@willow/contracts/will/family.examples';
import { everythingStored, queried } from '../../../testing/everything-stored.ts';
import {
  type Browser,
  colleague,
  customerWithWill,
  familyAnswers,
  mailTo,
  payByCard,
  signedInCustomer,
  signedInOperator,
} from '../../../testing/people.ts';
import { OPERATOR, type Product, startProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { ErasureWorker } from '../../privacy/jobs/erasure.worker.ts';
import { accepts, coupleCodeIn, INVITATION, john, offers, partnerAddress, signsInAgain } from '../testing/couple.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => product?.close());

/** Names have no digits. */
const RUN = String(process.pid).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);
/** Stands in everything of hers that he does not keep. */
const HERS = `Zelda${RUN}`;
/** Stands in what he keeps as his own. */
const KEPT = `Quentin${RUN}`;
/** What she typed of him. */
const TYPED = `Johnny${RUN}`;

const HER_WILL: WillAnswers = {
  ...familyAnswers,
  guardian: { fullName: `${HERS} Poole`, address: `${HERS} Road, Wells`, relationship: 'Sister' },
  executors: [{ fullName: `${KEPT} Poole`, address: '3 Mill Road, Wells', relationship: 'Friend' }],
  specificGifts: [{ description: `my ${HERS} piano`, recipientName: 'Ann Roe', recipientRelationship: 'daughter' }],
  funeralWishes: `${HERS} sings.`,
};

const COUPLE_KEYS = `SELECT subject, wrapped FROM vault.subject_key WHERE subject LIKE 'couple-%'`;

/** With a little of what stands around each. */
const wordsIn = (text: string, words: readonly string[]): readonly string[] =>
  words.flatMap((word) => (text.includes(word) ? [text.slice(Math.max(0, text.indexOf(word) - 150), text.indexOf(word) + 60)] : []));

type Team = Readonly<Record<'olive' | 'otto' | 'audrey', Browser>>;
type Person = { readonly agent: Browser; readonly email: string; readonly id: string };

/** Everything that the product shows of his will: to himself, to our team, and to auditors entry by entry, as it stood at each. */
async function shownOf({ agent, id }: Person, orderId: string, { olive: operator, audrey: auditor }: Team): Promise<string> {
  const order = `/api/admin/orders/${orderId}`;
  const texts = async (who: Browser, paths: readonly string[]) => {
    const read: string[] = [];
    for (const path of paths) read.push((await who.get(path).expect(200)).text);
    return read;
  };
  await auditor.post(`${order}/history/open`).send({ reason: 'A regulator asked about this couple.' }).expect(200);
  const { entries } = (await auditor.get(`${order}/history`).expect(200)).body as OrderHistory;
  return [
    ...(await texts(agent, ['/api/couple', '/api/couple/offered', '/api/will', '/api/my-order', '/api/my-data.json'])),
    ...(await texts(
      operator,
      ['', '/reading', '/flags', '/changes', '/pair', '/history'].map((part) => `${order}${part}`),
    )),
    ...(await texts(operator, [`/api/admin/customers/${id}`, '/api/admin/orders'])),
    ...(await texts(
      auditor,
      ['/history', ...entries.filter(({ part }) => part !== 'access').map((entry) => `/history/${entry.id}`)].map(
        (part) => `${order}${part}`,
      ),
    )),
  ].join('\n');
}

it('the erasure of one of a couple leaves nothing of hers with the other but what he kept as his own, and he can still be erased', async () => {
  const [jane, sam] = await Promise.all([
    customerWithWill(product, HER_WILL, { fullName: `${HERS} Roe`, city: `${HERS}ton` }),
    signedInCustomer(product, john),
  ]);
  const address = `${TYPED.toLowerCase()}.${partnerAddress()}`;
  await jane.agent.post('/api/couple').send({ name: TYPED, email: address }).expect(201);
  await accepts(sam.agent, coupleCodeIn(await mailTo(product, address, INVITATION))).expect(200);
  await offers(jane.agent).expect(200);
  const { revision } = (await sam.agent.get('/api/couple/offered').expect(200)).body.offered;
  await sam.agent.post('/api/couple/offered').send({ step: 5, revision, ours: [] }).expect(200);
  const { executors } = (await sam.agent.get('/api/will').expect(200)).body.willAnswers.jsonAnswers as WillAnswers;
  const own: WillAnswers = {
    ...familyAnswers,
    partner: { fullName: 'Jane Roe', dob: '1975-03-27', address: '12 Willow Lane, Bath' },
    executors,
    ...confirmed,
  };
  await sam.agent.post('/api/will').send({ step: 10, answers: own }).expect(200);
  await sam.agent.post('/api/will/submit').expect(200);
  const [, { orderId }] = [await payByCard(product, jane.agent), await payByCard(product, sam.agent)];
  for (const { agent } of [jane, sam])
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the drafts');

  const team = {
    olive: await signedInOperator(product),
    otto: await colleague(product, 'Otto'),
    audrey: await colleague(product, 'Audrey', 'auditor'),
  };
  const before = await shownOf(sam, orderId, team);
  for (const word of [HERS, KEPT, TYPED]) expect(wordsIn(before, [word])).toHaveLength(1);
  expect(wordsIn(await everythingStored(product), [HERS])).toHaveLength(1);

  await erases(jane, team);
  await signsInAgain(product, sam);
  const hers = [HERS, TYPED, TYPED.toLowerCase(), jane.email];
  const after = await shownOf(sam, orderId, team);
  expect(wordsIn(after, [KEPT])).toHaveLength(1);
  expect(wordsIn(after, hers)).toEqual([]);
  expect(wordsIn(await everythingStored(product), hers)).toEqual([]);
  expect((await team.olive.get(`/api/admin/orders/${orderId}/pair`).expect(200)).body.pair).toMatchObject({
    fullName: john.fullName,
    other: { fullName: null },
    left: [{ isOther: true }],
    compared: null,
  });

  // The other way round nothing is left either.
  await erases(sam, team);
  expect(wordsIn(await everythingStored(product), [KEPT, john.fullName, sam.email])).toEqual([]);
});

/** After the days of grace, agreed to by two. Everybody of the team is signed in again afterwards. */
async function erases({ agent, email }: Person, { olive, otto, audrey }: Team): Promise<void> {
  const { erasure } = (await agent.post('/api/erasure').send({ email }).expect(202)).body;
  product.clock.advance({ minutes: 8 * 24 * 60 });
  await olive.post('/api/admin/login').send(OPERATOR).expect(200);
  for (const [who, name] of [
    [otto, 'otto'],
    [audrey, 'audrey'],
  ] as const)
    await who
      .post('/api/admin/login')
      .send({ email: `${name}@willow.example`, password: 'another password of length' })
      .expect(200);
  for (const who of [olive, otto]) await who.post(`/api/admin/erasures/${erasure.id}/agreement`).expect(200);
  await product.worker.get(ErasureWorker, { strict: false }).sweep('test');
  await until(async () => (await supertest(product.url).get(`/api/erasures/${erasure.id}`)).body.status === 'erased', 'the erasure');
  const couples = await queried<{ subject: string; wrapped: Buffer | null }>(product, COUPLE_KEYS);
  expect(couples.map(({ wrapped }) => wrapped)).toEqual([null]);
  // A process forgets a destroyed key within a minute; this one does so now.
  for (const { subject } of couples) await product.api.get(KeyVault, { strict: false }).destroy(subject);
}
