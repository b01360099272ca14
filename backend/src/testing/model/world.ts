import { randomUUID } from 'node:crypto';
import type { ErasureRequest } from '@willow/contracts';
import type { Response } from 'supertest';
import supertest from 'supertest';
import { ErasureWorker } from '../../modules/privacy/jobs/erasure.worker.ts';
import { browser, type Browser, colleague, enterCard, familyAnswers, settleFlags, signedInCustomer, signedInOperator } from '../people.ts';
import { type Product, startProduct } from '../product.ts';
import { askRefund } from '../refunds.ts';
import { until } from '../until.ts';
import { type Action, answered, type Model, type Person, isPaid, type Who } from './model.ts';

/** A product, and everybody of its team, signed in. */
export type Team = { readonly product: Product; readonly operator: Browser; readonly second: Browser };

/** It erases on the day it is asked to. */
export async function gatherTeam(): Promise<Team> {
  const product = await startProduct({ ERASURE_WAIT_DAYS: '0' });
  return { product, operator: await signedInOperator(product), second: await colleague(product, 'Otto') };
}

/** One of the two people of a journey, as the product knows them. */
export type Actor = {
  readonly email: string;
  readonly name: string;
  agent: Browser;
  id: string;
  orderId: string;
  /** Of the card form that stands open. */
  clientSecret: string;
  /** Each draft that the team has read. */
  readonly versions: string[];
};

const expectStatus = (what: string, wanted: number, { status, text }: Pick<Response, 'status' | 'text'>): void => {
  // An approval is answered 202 when its mail is not out within ten seconds.
  if (status !== wanted && !(wanted === 200 && status === 202)) throw new Error(`${what} was answered ${status}, not ${wanted}: ${text}`);
};

/** Of one journey: does in the product what the model says, and waits until it is done. */
export class World {
  readonly team: Team;
  readonly actors: readonly [Actor, Actor];

  constructor(team: Team) {
    this.team = team;
    this.actors = [this.#newActor(), this.#newActor()];
  }

  /** By a name that stands nowhere else, so that it is found wherever it is left. */
  #newActor(): Actor {
    const name = `Zeb${randomUUID().replaceAll(/\d|-/g, '')}`;
    return {
      email: `${name.toLowerCase()}@example.test`,
      name,
      agent: browser(this.team.product),
      id: '',
      orderId: '',
      clientSecret: '',
      versions: [],
    };
  }

  /** `before`: the model as it was. */
  async do(action: Action, before: Model): Promise<void> {
    const wanted = answered(before, action);
    if (action.type === 'invite') return this.#invites(wanted);
    const [actor, person] = [this.actors[action.who], before.people[action.who]];
    switch (action.type) {
      case 'sign-up':
        return this.#signsUp(action.who);
      case 'save':
        return this.#saves(actor, action.wishes, wanted);
      case 'submit':
        return this.#submits(actor, person);
      case 'check-out':
        return this.#checksOut(actor, wanted);
      case 'pay':
        return this.#pays(actor, person, action.declined, wanted);
      case 'return':
        return expectStatus('returning', wanted, await this.team.operator.post(`/api/admin/orders/${actor.orderId}/return`));
      case 'approve':
        return this.#approves(actor, action.stale, wanted);
      case 'refund':
        return this.#refunds(actor, person, action.pence);
      case 'erase':
        return this.#erases(actor, person);
    }
  }

  async #invites(wanted: number): Promise<void> {
    const [{ agent }, { name, email }] = this.actors;
    expectStatus('inviting', wanted, await agent.post('/api/referrals').send({ refereeName: `${name} Quill`, refereeEmail: email }));
  }

  async #signsUp(who: Who): Promise<void> {
    const actor = this.actors[who];
    const { agent, id } = await signedInCustomer(this.team.product, { email: actor.email, fullName: `${actor.name} Quill` });
    Object.assign(actor, { agent, id });
  }

  async #saves({ agent }: Actor, wishes: string | null, wanted = 200): Promise<void> {
    const answers = { ...familyAnswers, funeralWishes: wishes ?? '' };
    expectStatus('saving', wanted, await agent.post('/api/will').send({ step: 10, answers }));
  }

  async #submits(actor: Actor, person: Person): Promise<void> {
    await this.#saves(actor, person.wishes);
    expectStatus('handing in', 200, await actor.agent.post('/api/will/submit'));
    if (isPaid(person)) await this.#untilDrafted(actor, person.wishes);
  }

  async #checksOut(actor: Actor, wanted: number): Promise<void> {
    const answer = await actor.agent.post('/api/create-payment-intent').send({});
    expectStatus('the checkout', wanted, answer);
    if (answer.status === 200) Object.assign(actor, { orderId: answer.body.orderId, clientSecret: answer.body.clientSecret });
  }

  async #pays(actor: Actor, person: Person, declined: boolean, wanted: number): Promise<void> {
    const card = declined ? 'pm_card_chargeDeclined' : 'pm_card_visa';
    expectStatus('the card', wanted, await enterCard(this.team.product, actor.clientSecret, card));
    if (wanted === 200) await this.#untilDrafted(actor, person.submitted);
  }

  /** With these wishes in it: the team reads it at once. */
  async #untilDrafted({ agent, orderId, versions }: Actor, wishes: string | null): Promise<void> {
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'a draft');
    const { text, headers } = await this.team.operator.get(`/api/admin/orders/${orderId}/draft.txt`);
    if (!text.includes(String(wishes))) throw new Error(`The draft is not of what was handed in, "${wishes}"`);
    versions.push(headers['etag'] ?? '');
  }

  /** `stale`: from a screen that shows the first draft, when there is another, which sends nothing. */
  async #approves({ agent, orderId, versions }: Actor, stale: boolean, wanted: number): Promise<void> {
    const { operator } = this.team;
    await settleFlags(operator, orderId);
    const { headers } = await operator.get(`/api/admin/orders/${orderId}/draft.txt`);
    const seen = String(stale ? versions[0] : headers['etag']);
    expectStatus('approving', wanted, await operator.post(`/api/admin/orders/${orderId}/send`).set('if-match', seen));
    if (!stale) await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'sent', 'the will to be sent');
  }

  async #refunds({ orderId, agent }: Actor, { refundedPence }: Person, pence: number): Promise<void> {
    const refundedBefore = refundedPence / 100;
    expectStatus('a refund', 200, await askRefund(this.team.operator, orderId, pence / 100, { refundedBefore }));
    const now = (refundedPence + pence) / 100;
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
