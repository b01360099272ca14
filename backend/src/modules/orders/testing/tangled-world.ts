import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type StepId, type WillAnswers } from '@willow/contracts';
import type { FactCodec } from '../../../event-sourcing/codec/fact-codec.ts';
import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Fact } from '../../../event-sourcing/core/fact.ts';
import { fold } from '../../../event-sourcing/core/decider.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { type EventStore, type RecordedEvent, RevisionConflict } from '../../../event-sourcing/store/event-store.ts';
import type { JobQueue } from '../../../platform/queue/index.ts';
import { ChangeContactDetails, ChangeContactDetailsHandler } from '../../customers/commands/change-contact-details.ts';
import { CorrectDetails, CorrectDetailsHandler } from '../../customers/commands/correct-details.ts';
import { SetDetailsLock, SetDetailsLockHandler } from '../../customers/commands/set-details-lock.ts';
import { Customers } from '../../customers/customers.repository.ts';
import { customer } from '../../customers/domain/customer.decider.ts';
import type { CustomerFact } from '../../customers/domain/customer.facts.ts';
import { type GetCustomer, GetCustomerHandler } from '../../customers/queries/get-customer.ts';
import { SetLock, SetLockHandler } from '../../wills/commands/set-lock.ts';
import { reviewedAs } from '../../wills/domain/review.ts';
import type { ReviewFindings } from '../../wills/domain/will.commands.ts';
import { standingProblem } from '../../wills/domain/will.state.ts';
import { will } from '../../wills/domain/will.decider.ts';
import type { WillFact } from '../../wills/domain/will.facts.ts';
import { FindPartnerOrder } from '../queries/find-partner-order.ts';
import { GetSettings, GetSettingsHandler } from '../../settings/queries/get-settings.ts';
import { SettingsRepository } from '../../settings/settings.repository.ts';
import { GetSubmission, GetSubmissionHandler } from '../../wills/queries/get-submission.ts';
import { Wills } from '../../wills/wills.repository.ts';
import { AnswersLock } from '../answers-lock.ts';
import { DetailsCorrections } from '../details-corrections.ts';
import { DiscountHolds } from '../discount-holds.ts';
import { CorrectCustomer, CorrectCustomerHandler } from '../commands/correct-customer.ts';
import { CreatePayment, CreatePaymentHandler } from '../commands/create-payment.ts';
import { ReturnAnswers, ReturnAnswersHandler } from '../commands/return-answers.ts';
import { SettlePayment, SettlePaymentHandler } from '../commands/settle-payment.ts';
import type { Charge } from '../domain/order.commands.ts';
import { order } from '../domain/order.decider.ts';
import type { OrderFact } from '../domain/order.facts.ts';
import { orderIdOf } from '../order-id.ts';
import { Orders } from '../orders.repository.ts';
import type { PaymentGateway } from '../payment/payment-gateway.ts';
import { OrderReactions } from '../reactions/order.reactions.ts';
import { PLAIN_CODEC, toFact, verified } from './plain-codec.ts';

const CUSTOMER = 'c1';
const ORDER = orderIdOf(CUSTOMER);
const TODAY = '2026-11-21';
const CONTEXT: Context = { actor: 'visitor', correlationId: 'c', causationId: 'c', now: new Date(`${TODAY}T12:00:00Z`) };
/** What a refused request is: an answer, and nothing that happened. */
const REFUSED = (error: unknown): void => {
  if (!(error instanceof RefusedError || error instanceof RevisionConflict)) throw error;
};

/**
 * Two api processes, a worker and a card provider around one log, whose every read and write takes as long as `pauses` say: the real
 * commands, queries and reactions of orders and wills, tangled in any way that a network can.
 */
export class TangledWorld {
  readonly orderId = ORDER;
  readonly log: RecordedEvent[] = [];
  readonly intents: Charge[] = [];
  readonly #pauses: readonly number[];
  #paused = 0;
  readonly #processes: readonly Process[];
  readonly #working = new Map<string, Promise<void>>();
  readonly #failing: readonly boolean[];
  readonly #drafts = new Map<string, string>();

  /** `failing`: which of the drafts are given up, by their turn. */
  constructor(pauses: readonly number[], failing: readonly boolean[] = []) {
    this.#pauses = pauses;
    this.#failing = failing;
    this.log.push({ ...verified(), stream: `customer-${CUSTOMER}`, revision: 0, position: '0', recordedAt: TODAY });
    this.#processes = [this.#process(), this.#process(), this.#process()];
  }

  save(at: number, answers: WillAnswers, step: StepId = 'review') {
    return this.#wills(at).handle(CUSTOMER, { type: 'SaveAnswers', step, answers, madeFrom: null, today: TODAY }, CONTEXT);
  }

  submit(at: number) {
    return this.#wills(at).handle(CUSTOMER, { type: 'SubmitWill', revision: null, today: TODAY }, CONTEXT);
  }

  move(at: number, city: string) {
    return this.#processes[at]!.changeDetails.execute(new ChangeContactDetails(CUSTOMER, { city }, CONTEXT));
  }

  /** An operator corrects where the customer lives. */
  correct(at: number, city: string) {
    const correction = { changes: { city }, reason: 'The customer asked for it.' };
    return this.#processes[at]!.correct.execute(new CorrectCustomer(CUSTOMER, correction, CONTEXT));
  }

  request(at: number) {
    return this.#processes[at]!.requestPayment.execute(
      new CreatePayment(CUSTOMER, { discountCode: null, forBoth: false, usePrepaid: false }, CONTEXT),
    );
  }

  /** The provider's word on an intent, and the webhook that tells of it. */
  charge(at: number, intent: number, status: Charge['status']) {
    const known = this.intents[intent % Math.max(1, this.intents.length)];
    if (!known || known.status === 'cancelled' || known.status === 'succeeded') return Promise.resolve();
    Object.assign(known, { status, receivedPence: status === 'succeeded' ? 5000 : 0 });
    return this.#processes[at]!.settle.execute(new SettlePayment(ORDER, known.intentId, CONTEXT));
  }

  giveBack(at: number) {
    return this.#processes[at]!.giveBack.execute(new ReturnAnswers(ORDER, null, CONTEXT));
  }

  /** An operator who has read what the order is for lets it go out. */
  async approve(at: number) {
    const { wills, orders } = this.#processes[at]!;
    const { placed, customerRevision } = (await orders.load(ORDER)).state;
    if (!placed) return;
    const { willRevision } = placed;
    const review = this.#review(willRevision, customerRevision);
    await wills.handle(CUSTOMER, { type: 'RecordReview', orderId: ORDER, willRevision, customerRevision, review }, CONTEXT);
    await wills.handle(
      CUSTOMER,
      { type: 'ClearToSend', willRevision, customerRevision, reviewed: reviewedAs(review), opened: true },
      CONTEXT,
    );
    const cleared = { willRevision, customerRevision, tag: 'read' };
    await orders.handle(ORDER, { type: 'ApproveDraft', approvalId: 'a1', cleared }, CONTEXT);
  }

  /** Every request of `steps`, each begun before the one before it has ended, then the worker with everything that is left. */
  async run(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
    const requests: Promise<void>[] = [];
    for (const step of steps) {
      requests.push(step().then(() => undefined, REFUSED));
      await this.pause();
    }
    await Promise.all(requests);
    await this.#react();
  }

  order() {
    return fold(order, this.#factsOf<OrderFact>(`order-${ORDER}`));
  }

  will() {
    return fold(will, this.#factsOf<WillFact>(`will-${CUSTOMER}`));
  }

  /** Where the customer lives, as of a revision of their stream or now. */
  city(at = Infinity) {
    const facts = this.#factsOf<CustomerFact>(`customer-${CUSTOMER}`).filter(({ revision }) => revision <= at);
    return fold(customer, facts).details?.city;
  }

  /** Where the customer lives by the draft that the will says it has, or how it is without one. */
  shownDraft(): string {
    const shown = this.will();
    if (standingProblem(shown)) return 'failed';
    if (shown.status !== 'draft_generated') return 'waited for';
    return this.#factsOf<WillFact>(`will-${CUSTOMER}`).findLast((fact) => fact.type === 'DraftGenerated')?.data.versionCode ?? 'none';
  }

  /** What came of the work on the draft that the order is for. */
  workedDraft(): string | undefined {
    const { placed, customerRevision } = this.order();
    return this.#drafts.get(`${placed?.willRevision} ${customerRevision}`);
  }

  /** The answers of the last save that was acknowledged. */
  lastSaved(): WillAnswers | null {
    const saved = this.#factsOf<WillFact>(`will-${CUSTOMER}`).filter((fact) => fact.type === 'AnswerSaved');
    return saved.length === 0 ? null : fold(will, saved).answers;
  }

  async pause(): Promise<void> {
    const turns = this.#pauses[this.#paused % this.#pauses.length] ?? 0;
    this.#paused += 1;
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  #wills(at: number): Wills {
    return this.#processes[at]!.wills;
  }

  #factsOf<F extends Fact>(stream: string): Recorded<F>[] {
    return this.log.filter((event) => event.stream === stream).map((event) => toFact(event) as Recorded<Fact> as Recorded<F>);
  }

  async #react(): Promise<void> {
    const { reactions } = this.#processes[2]!;
    const { length } = this.log;
    await Promise.all(
      [...reactions.mails, ...reactions.others].map(async ({ types, react }) => {
        for (let at = 0; at < this.log.length; at += 1) if (types.includes(this.log[at]!.type)) await react(toFact(this.log[at]!));
      }),
    );
    // What one reaction wrote, another may still have to see.
    await Promise.all(this.#working.values());
    if (this.log.length > length) await this.#react();
  }

  #process(): Process {
    const store = this.#store() as EventStore;
    const codec = PLAIN_CODEC as unknown as FactCodec;
    const [orders, wills] = [new Orders(store, codec), new Wills(store, codec)];
    const customers = new Customers(store, codec);
    const [submission, setLock] = [new GetSubmissionHandler(wills), new SetLockHandler(wills)];
    const [details, detailsLock] = [new GetCustomerHandler(customers), new SetDetailsLockHandler(customers)];
    const correctDetails = new CorrectDetailsHandler(customers);
    const settings = new GetSettingsHandler(new SettingsRepository(store, codec));
    const queries = {
      execute: (query: object) => {
        if (query instanceof GetSettings) return settings.execute();
        if (query instanceof FindPartnerOrder) return null;
        return query instanceof GetSubmission ? submission.execute(query) : details.execute(query as GetCustomer);
      },
    } as unknown as QueryBus;
    const commands = {
      execute: (command: object) => {
        if (command instanceof CorrectDetails) return correctDetails.execute(command);
        if (command instanceof SetDetailsLock) return detailsLock.execute(command);
        return command instanceof SetLock ? setLock.execute(command) : settle.execute(command as SettlePayment);
      },
    } as unknown as CommandBus;
    const lock = new AnswersLock(commands, orders);
    const corrections = new DetailsCorrections(commands, orders, lock);
    const holds = new DiscountHolds(commands);
    const gateway = this.#gateway() as unknown as PaymentGateway;
    const settle = new SettlePaymentHandler(orders, gateway, lock, holds, queries);
    const jobs = { add: async (...job: Job) => this.#work(wills, job) } as unknown as JobQueue;
    const clock = { now: () => CONTEXT.now };
    return {
      wills,
      orders,
      correct: new CorrectCustomerHandler(orders, corrections, commands, queries),
      changeDetails: new ChangeContactDetailsHandler(customers),
      settle,
      requestPayment: new CreatePaymentHandler(orders, gateway, commands, lock, holds, queries),
      giveBack: new ReturnAnswersHandler(orders, lock),
      reactions: new OrderReactions(orders, lock, corrections, holds, jobs, queries, clock),
    };
  }

  #work(wills: Wills, [{ name }, id, payload]: Job): void {
    if (name !== 'wills.render-draft' || this.#working.has(id)) return;
    this.#working.set(id, this.#draft(wills, payload as RevisedWill, this.#failing[this.#working.size] ?? false));
  }

  async #draft(wills: Wills, { willRevision, customerRevision }: RevisedWill, fails: boolean): Promise<void> {
    await this.pause();
    const draft = { orderId: ORDER, willRevision, customerRevision };
    this.#drafts.set(`${willRevision} ${customerRevision}`, fails ? 'failed' : (this.city(customerRevision) ?? ''));
    if (fails) {
      await wills.handle(CUSTOMER, { type: 'RecordDraftFailed', ...draft, failure: 'printer' }, CONTEXT);
      return;
    }
    const made = { versionCode: this.city(customerRevision) ?? '', contentHash: 'c', pdfHash: 'p', wording: 'w', release: '0.1.0' };
    const review = this.#review(willRevision, customerRevision);
    await wills.handle(CUSTOMER, { type: 'RecordDraft', ...draft, ...made, review }, CONTEXT);
  }

  #review(willRevision: number, customerRevision: number | null): ReviewFindings {
    return { answerHash: `answers ${willRevision} in ${this.city(customerRevision ?? undefined)}`, flags: [] };
  }

  #gateway(): Pick<PaymentGateway, 'createIntent' | 'findIntent' | 'cancelIntent'> {
    const intentOf = (charge: Charge) => ({ id: charge.intentId, clientSecret: charge.intentId, charge: { ...charge } });
    return {
      createIntent: async ({ orderId, attempt }) => {
        await this.pause();
        const intentId = `pi_${attempt}`;
        const known = this.intents.find((charge) => charge.intentId === intentId);
        if (known) return intentOf(known);
        this.intents.push({ intentId, status: 'open', receivedPence: 0, currency: 'gbp', orderId, failure: null });
        return intentOf(this.intents.at(-1)!);
      },
      findIntent: async (intentId) => {
        await this.pause();
        const known = this.intents.find((charge) => charge.intentId === intentId);
        return known ? intentOf(known) : null;
      },
      cancelIntent: async (intentId) => {
        await this.pause();
        const known = this.intents.find((charge) => charge.intentId === intentId);
        if (!known || known.status === 'succeeded' || known.status === 'processing') return false;
        Object.assign(known, { status: 'cancelled' });
        return true;
      },
    };
  }

  #store(): Pick<EventStore, 'append' | 'readStream' | 'generation'> {
    const { log } = this;
    const pause = () => this.pause();
    const of = (stream: string) => log.filter((event) => event.stream === stream);
    return {
      generation: () => 0,
      async append(stream, expected, events) {
        await pause();
        const revision = of(stream).length - 1;
        if (expected !== (revision === -1 ? 'no-stream' : revision)) throw new RevisionConflict(stream, expected, revision);
        for (const [index, event] of events.entries())
          log.push({ ...event, stream, revision: revision + 1 + index, position: String(log.length), recordedAt: TODAY });
        const appended = { revision: revision + events.length, position: String(log.length) };
        await pause();
        return appended;
      },
      async *readStream(stream, { from = 0, to = Infinity } = {}) {
        await pause();
        const events = of(stream).filter(({ revision }) => revision >= from && revision <= to);
        await pause();
        yield* events;
      },
    };
  }
}

type Job = readonly [job: { readonly name: string }, id: string, payload: object];
type RevisedWill = { readonly willRevision: number; readonly customerRevision: number };

type Process = {
  readonly wills: Wills;
  readonly orders: Orders;
  readonly correct: CorrectCustomerHandler;
  readonly changeDetails: ChangeContactDetailsHandler;
  readonly settle: SettlePaymentHandler;
  readonly requestPayment: CreatePaymentHandler;
  readonly giveBack: ReturnAnswersHandler;
  readonly reactions: OrderReactions;
};
