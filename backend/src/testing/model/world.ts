import { randomUUID } from 'node:crypto';
import type { ErasureRequest } from '@willow/contracts';
import { confirmed } from '@willow/contracts/will/family.examples';
import supertest from 'supertest';
import {
  browser,
  type Browser,
  colleague,
  familyAnswers,
  isAccepted,
  payByCard,
  settleFlags,
  signedInCustomer,
  signedInOperator,
} from '../people.ts';
import { type Product, startProduct } from '../product.ts';
import { askRefund } from '../refunds.ts';
import { until } from '../until.ts';
import { ErasureWorker } from '../../modules/privacy/jobs/erasure.worker.ts';
import type { Action, Model, Person, Who } from './model.ts';
import { isLocked, isPaid } from './model.ts';

/** Everybody of the team, signed in. */
export type Team = { readonly product: Product; readonly operator: Browser; readonly second: Browser };

/** It erases on the day it is asked to. */
export const startModelled = (): Promise<Product> => startProduct({ ERASURE_WAIT_DAYS: '0', LINK_MAILS_PER_HOUR: '100000' });

/** A session of theirs ends within hours: another team for each batch. */
export async function gatherTeam(product: Product): Promise<Team> {
  return { product, operator: await signedInOperator(product), second: await colleague(product, `Otto ${randomUUID()}`) };
}

/** One of the two people of a journey, as the product knows them. */
type Actor = {
  readonly email: string;
  readonly name: string;
  agent: Browser;
  orderId: string;
  intentId: string;
  /** Each draft that the team has read. */ readonly versions: string[];
};

/** Of one journey: does in the product what the model says, and answers with what became of it. */
export class World {
  readonly team: Team;
  readonly actors: readonly [Actor, Actor];

  constructor(team: Team) {
    this.team = team;
    this.actors = [this.#newActor(), this.#newActor()];
  }

  #newActor(): Actor {
    const name = `Zeb${randomUUID().replaceAll(/[^a-f]/g, '')}${randomUUID().replaceAll(/\d|-/g, '')}`;
    return {
      email: `${name.toLowerCase()}@example.test`,
      name,
      agent: browser(this.team.product),
      orderId: '',
      intentId: '',
      versions: [],
    };
  }

  /** `before`: the model as it was. What has to be refused is refused, or this throws. */
  async do(action: Action, before: Model): Promise<void> {
    if (action.type === 'invite') return this.#invites();
    const [actor, person] = [this.actors[action.who], before.people[action.who]];
    switch (action.type) {
      case 'sign-up':
        return this.#signsUp(action.who);
      case 'save':
        return this.#saves(actor, person, action.wishes);
      case 'submit':
        await actor.agent
          .post('/api/will')
          .send({ step: 10, answers: { ...this.#answers(person.wishes ?? ''), ...confirmed } })
          .expect(200);
        await actor.agent.post('/api/will/submit').expect(200);
        return isPaid(person) ? this.#untilDrafted(actor, person.wishes) : undefined;
      case 'pay':
        return this.#pays(actor, person, action.declined);
      case 'return':
        await this.team.operator.post(`/api/admin/orders/${actor.orderId}/return`).expect(200);
        return;
      case 'approve':
        return this.#approves(actor, action.stale);
      case 'refund':
        return this.#refunds(actor, person, action.pence);
      case 'erase':
        return this.#erases(actor, person);
    }
  }

  #answers(wishes: string): object {
    return { ...familyAnswers, funeralWishes: wishes };
  }

  async #invites(): Promise<void> {
    const [{ agent }, friend] = this.actors;
    await agent.post('/api/referrals').send({ refereeName: 'A friend', refereeEmail: friend.email }).expect(201);
  }

  async #signsUp(who: Who): Promise<void> {
    const actor = this.actors[who];
    const { agent } = await signedInCustomer(this.team.product, { email: actor.email, fullName: `${actor.name} Quill` });
    actor.agent = agent;
  }

  /** What is locked is not changed, by nobody. */
  async #saves({ agent }: Actor, person: Person, wishes: string): Promise<void> {
    const { status, text } = await agent.post('/api/will').send({ step: 10, answers: this.#answers(wishes) });
    const wanted = isLocked(person) ? 409 : 200;
    if (status !== wanted) throw new Error(`A save was answered ${status} instead of ${wanted}: ${text}`);
  }

  async #pays(actor: Actor, person: Person, declined: boolean): Promise<void> {
    const { orderId, intentId } = await payByCard(this.team.product, actor.agent, declined ? 'pm_card_chargeDeclined' : 'pm_card_visa');
    Object.assign(actor, { orderId, intentId });
    if (!declined) await this.#untilDrafted(actor, person.submitted);
  }

  /** With these wishes in it: the team reads it at once. */
  async #untilDrafted({ agent, orderId, versions }: Actor, wishes: string | null): Promise<void> {
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'a draft');
    const version = await until(async () => {
      const { text, headers } = await this.team.operator.get(`/api/admin/orders/${orderId}/draft.txt`);
      return text.includes(String(wishes)) ? headers['etag'] : undefined;
    }, 'the draft of what was handed in');
    versions.push(version);
  }

  /** `stale`: from a screen that shows an older draft, which sends nothing. */
  async #approves({ agent, orderId, versions }: Actor, stale: boolean): Promise<void> {
    const { operator } = this.team;
    await settleFlags(operator, orderId);
    const send = operator.post(`/api/admin/orders/${orderId}/send`);
    if (stale) return void (await send.set('if-match', versions[0]!).expect(409));
    await send.set('if-match', versions.at(-1)!).expect(isAccepted);
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'sent', 'the will to be sent');
  }

  async #refunds({ orderId, agent }: Actor, person: Person, pence: number): Promise<void> {
    const refunded = person.refundedPence / 100;
    await askRefund(this.team.operator, orderId, pence / 100, { refundedBefore: refunded }).expect(200);
    const now = (person.refundedPence + pence) / 100;
    await until(async () => (await agent.get('/api/my-order')).body.order?.refunded === now, `£${now} to be back`);
  }

  async #erases({ agent, email }: Actor, person: Person): Promise<void> {
    const { product, operator, second } = this.team;
    const { id } = (await agent.post('/api/erasure').send({ email }).expect(202)).body.erasure as ErasureRequest;
    const isAsked = async () => ((await operator.get('/api/admin/erasures')).body as ErasureRequest[]).some((each) => each.id === id);
    if (isPaid(person)) {
      await until(isAsked, 'the request in the list');
      for (const one of [operator, second]) await one.post(`/api/admin/erasures/${id}/agreement`).expect(200);
    }
    await until(async () => {
      await product.worker.get(ErasureWorker, { strict: false }).sweep('test');
      return (await supertest(product.url).get(`/api/erasures/${id}`)).body.status === 'erased';
    }, 'the erasure');
  }
}
