import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { JobRunner } from '../../../platform/queue/index.ts';
import { GetCustomer } from '../../customers/index.ts';
import type { OrderFact } from '../domain/order.facts.ts';
import { Orders } from '../orders.repository.ts';
import { sendRefundNotice } from './order.jobs.ts';

type About = ReturnType<typeof sendRefundNotice.payload.parse>['about'];
type OfRefund = Extract<Recorded<OrderFact>, { type: About }>;

const isOf =
  (refundId: string) =>
  (fact: Recorded<OrderFact>): fact is OfRefund =>
    (fact.type === 'RefundStarted' || fact.type === 'PaymentRefunded' || fact.type === 'RefundFailed' || fact.type === 'RefundReturned') &&
    fact.data.refundId === refundId;

/** Tells a customer that money is on its way back, that it has arrived or did not get there, and what that means for the will. Why is between them and the team. */
@Injectable()
export class RefundMailsWorker implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly orders: Orders,
    private readonly queries: QueryBus,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.runner.register(sendRefundNotice, ({ orderId, refundId, about }, { id }) => this.#send(orderId, { refundId, about, key: id }));
  }

  async #send(orderId: string, { refundId, about, key }: { readonly refundId: string; readonly about: About; readonly key: string }) {
    const { state, facts } = await this.orders.load(orderId);
    const ofRefund = facts.filter(isOf(refundId));
    const told = ofRefund.find(({ type }) => type === about);
    const before = ofRefund.slice(0, told ? ofRefund.indexOf(told) : 0);
    // A charge by mistake was never the order's; and nobody waits for money that was never said to come.
    if (!told || told.data.intentId !== state.payment.intentId || (isBad(about) && before.length === 0)) return;
    const customer = state.placed && (await this.queries.execute(new GetCustomer(state.placed.customerId)));
    // Erased meanwhile: there is no address left to write to.
    if (!customer?.details) return;
    const notice = {
      fullName: customer.details.fullName,
      orderId,
      amountPence: told.data.amountPence,
      at: told.recordedAt,
      href: pageOf(this.config, '/dashboard'),
    };
    const isSent = state.versions.some(({ sent }) => sent);
    const leftPence = 'leftPence' in told.data ? told.data.leftPence : null;
    const will = isSent ? 'sent' : leftPence === 0 ? 'stopped' : 'goes-on';
    const content = isBad(about)
      ? templates.refundFailed(notice)
      : before.length > 0
        ? templates.refundArrived({ ...notice, will })
        : templates.refundOnItsWay({ ...notice, will });
    const owner = { kind: 'refund', customerId: state.placed!.customerId, orderId } as const;
    await toJobError(this.mailer.send({ key, about: owner, to: customer.details.email, ...content }));
  }
}

const isBad = (about: About): boolean => about === 'RefundFailed' || about === 'RefundReturned';
