import type { ErasureRequest } from '@willow/contracts';
import supertest from 'supertest';
import { ErasureWorker } from '../../modules/privacy/jobs/erasure.worker.ts';
import { type Browser, browser, customerWithWill, familyAnswers, payByCard, sendWill, signupForm } from '../people.ts';
import type { Product } from '../product.ts';
import { until } from '../until.ts';
import { canary } from './canaries.ts';

export type Subject = {
  readonly number: number;
  readonly id: string;
  readonly email: string;
  readonly agent: Browser;
  readonly isPaid: boolean;
};

/** Every so many has paid and received a will. */
const PAID_EVERY = 7;

const AT_ONCE = 4;

/** A few at a time, as people come. */
export async function inBatches<T, R>(all: readonly T[], work: (each: T) => Promise<R>): Promise<readonly R[]> {
  const done: R[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE) done.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(work))));
  return done;
}

/** With something personal wherever a customer can leave it. */
export async function plant(product: Product, operator: Browser, number: number): Promise<Subject> {
  const word = (kind: Parameters<typeof canary>[0]): string => canary(kind, number);
  const form = {
    fullName: `${word('name')} Quill`,
    email: `${word('address')}@example.test`.toLowerCase(),
    addressLine1: `7 ${word('street')}`,
  };
  const { agent, email, id } = await customerWithWill(product, { ...familyAnswers, funeralWishes: `A ${word('wishes')} burial.` }, form);
  await agent
    .post('/api/referrals')
    .send({ refereeName: word('friend'), refereeEmail: `${word('friendAddress')}@friends.test` })
    .expect(201);
  const message = { name: form.fullName, email, topic: 'general', message: `Is ${word('message')} there?` };
  await agent.post('/api/contact').send(message).expect(201);
  const isPaid = number % PAID_EVERY === 0;
  if (isPaid) await sendWill(operator, agent, (await payByCard(product, agent)).orderId);
  return { number, id, email, agent, isPaid };
}

/** Somebody who never opened the link: nobody knows whose address that is. */
export const plantUnconfirmed = async (product: Product, number: number): Promise<void> => {
  const form = signupForm({ fullName: canary('name', number), email: `${canary('address', number)}@example.test` });
  await browser(product).post('/api/signup').send(form).expect(201);
};

/** Each asks for it; two of the team agree where a will was paid for. */
export async function eraseAll(product: Product, team: readonly [Browser, Browser], subjects: readonly Subject[]): Promise<void> {
  const ids = await inBatches(subjects, async ({ agent, email }) => {
    const { body } = await agent.post('/api/erasure').send({ email }).expect(202);
    return (body.erasure as ErasureRequest).id;
  });
  const open = ids.filter((_, index) => subjects[index]?.isPaid);
  await until(async () => {
    const listed = (await team[0].get('/api/admin/erasures').expect(200)).body as ErasureRequest[];
    return open.every((asked) => listed.some(({ id }) => id === asked));
  }, 'every request that needs the team');
  for (const id of open) for (const one of team) await one.post(`/api/admin/erasures/${id}/agreement`).expect(200);
  await until(
    async () => {
      await product.worker.get(ErasureWorker, { strict: false }).sweep('test');
      const states = await inBatches(ids, async (id) => (await supertest(product.url).get(`/api/erasures/${id}`)).body.status as string);
      return states.every((status) => status === 'erased');
    },
    'every erasure',
    600_000,
  );
}
