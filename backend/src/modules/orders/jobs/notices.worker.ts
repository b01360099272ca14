import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { londonDate, type MailKind } from '@willow/contracts';
import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { type JobMail, SendsMail } from '../../../platform/mail/mail-jobs.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import type { MailContent } from '../../../platform/mail/templates/render.ts';
import type { PayloadOf } from '../../../platform/queue/index.ts';
import { GetCustomer } from '../../customers/index.ts';
import type { OrderFact } from '../domain/order.facts.ts';
import type { Order } from '../domain/order.state.ts';
import { enquiriesIn } from '../enquiries.ts';
import { Orders } from '../orders.repository.ts';
import { problemsIn } from '../problems.ts';
import { sendEnquiry, sendFileNotice, sendProblemAnswer, sendProblemReceived, sendRefundNotice } from './order.jobs.ts';

type About = PayloadOf<typeof sendRefundNotice>['about'];
type OfRefund = Extract<Recorded<OrderFact>, { type: About }>;

const isOf =
  (refundId: string) =>
  (fact: Recorded<OrderFact>): fact is OfRefund =>
    (fact.type === 'RefundStarted' || fact.type === 'PaymentRefunded' || fact.type === 'RefundFailed' || fact.type === 'RefundReturned') &&
    fact.data.refundId === refundId;

const isBad = (about: About): boolean => about === 'RefundFailed' || about === 'RefundReturned';

/** What a customer is told of their order; nobody waits for these. */
@Injectable()
export class NoticesWorker {
  readonly #dashboard: string;

  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
    @Inject(CONFIG) config: Config,
  ) {
    this.#dashboard = pageOf(config, '/dashboard');
  }

  /** A question of our team. Nothing when it was withdrawn. */
  @SendsMail(sendEnquiry)
  async enquiry({ orderId, enquiryId }: PayloadOf<typeof sendEnquiry>): Promise<JobMail | null> {
    const { state, facts } = await this.orders.load(orderId);
    const enquiry = enquiriesIn(facts).find(({ id }) => id === enquiryId);
    const question = enquiry?.asked.text;
    if (!question || enquiry.state === 'closed') return null;
    return this.#mail(orderId, state, 'question', (shared) =>
      templates.enquiryRaised({ ...shared, question, opensAnswers: enquiry.step !== null }),
    );
  }

  /** That what they said is wrong has reached us. What they said is in neither mail. */
  @SendsMail(sendProblemReceived)
  async problemReceived({ orderId }: PayloadOf<typeof sendProblemReceived>): Promise<JobMail | null> {
    const { state } = await this.orders.load(orderId);
    return this.#mail(orderId, state, 'problem-received', templates.problemReceived);
  }

  /** Our answer to it; nothing when it was answered another way. */
  @SendsMail(sendProblemAnswer)
  async problemAnswered({ orderId, problemId }: PayloadOf<typeof sendProblemAnswer>): Promise<JobMail | null> {
    const { state, facts } = await this.orders.load(orderId);
    const problem = problemsIn(facts).find(({ id }) => id === problemId);
    const answer = problem?.answered?.text;
    if (!answer) return null;
    const writtenOn = londonDate(new Date(problem.at));
    return this.#mail(orderId, state, 'problem-answered', (shared) => templates.problemAnswered({ ...shared, writtenOn, answer }));
  }

  /** Each time, that what we hold about them left our systems as a file. */
  @SendsMail(sendFileNotice)
  async fileMade({ orderId, file, at }: PayloadOf<typeof sendFileNotice>): Promise<JobMail | null> {
    const { state } = await this.orders.load(orderId);
    const madeOn = londonDate(new Date(at));
    return this.#mail(orderId, state, 'file-made', (shared) => templates.fileMade({ ...shared, file, madeOn }));
  }

  /** That money is on its way back, has arrived or did not get there, and what that means for the will. Why is between them and the team. */
  @SendsMail(sendRefundNotice)
  async refund({ orderId, refundId, about }: PayloadOf<typeof sendRefundNotice>): Promise<JobMail | null> {
    const { state, facts } = await this.orders.load(orderId);
    const ofRefund = facts.filter(isOf(refundId));
    const told = ofRefund.find(({ type }) => type === about);
    const before = ofRefund.slice(0, told ? ofRefund.indexOf(told) : 0);
    // A charge by mistake was never the order's; and nobody waits for money that was never said to come.
    if (!told || told.data.intentId !== state.payment.intentId || (isBad(about) && before.length === 0)) return null;
    const { amountPence } = told.data;
    const will = willAfter(told, state);
    return this.#mail(orderId, state, 'refund', (shared) => {
      const notice = { ...shared, orderId, amountPence, at: told.recordedAt };
      if (isBad(about)) return templates.refundFailed(notice);
      return before.length > 0 ? templates.refundArrived({ ...notice, will }) : templates.refundOnItsWay({ ...notice, will });
    });
  }

  /** Null for an order of nobody, and when its customer was erased meanwhile: there is no address left to write to. */
  async #mail(
    orderId: string,
    { placed }: Order,
    kind: MailKind,
    write: (shared: { readonly fullName: string; readonly href: string }) => MailContent,
  ): Promise<JobMail | null> {
    const customer = placed && (await this.queries.execute(new GetCustomer(placed.customerId)));
    if (!customer?.details) return null;
    const { fullName, email } = customer.details;
    return { about: { kind, customerId: placed!.customerId, orderId }, to: email, ...write({ fullName, href: this.#dashboard }) };
  }
}

function willAfter({ data }: OfRefund, { versions }: Order): 'sent' | 'stopped' | 'goes-on' {
  if (versions.some(({ sent }) => sent)) return 'sent';
  return 'leftPence' in data && data.leftPence === 0 ? 'stopped' : 'goes-on';
}
