import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Between, DataSource, In, MoreThan } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.ts';
import type { OrderStage } from '@willow/contracts';
import { causedByJob, type Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';
import { Logger } from '../../../platform/logging/logger.ts';
import { HandlesJob, type JobContext, JobQueue, type PayloadOf } from '../../../platform/queue/index.ts';
import { FollowSecondWill } from '../commands/follow-second-will.ts';
import { MakeRefund } from '../commands/make-refund.ts';
import { SettleDisputes } from '../commands/settle-disputes.ts';
import { SettlePayment } from '../commands/settle-payment.ts';
import { SettleRefunds } from '../commands/settle-refunds.ts';
import { isOpen } from '../domain/order.disputes.state.ts';
import { PaymentGateway, RefundRefused } from '../payment/payment-gateway.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import { followSecondWill, makeRefund, reconcilePayments, refundDuplicate } from './order.jobs.ts';

const EVERY_MS = 5 * 60_000;
const OPEN_FOR_MS = 2 * 60_000;
const GIVE_UP_MS = 72 * 3600_000;
const AT_ONCE = 100;

/** Heals what a lost webhook or a closed browser leaves open, and pays back: second charges, and what the team asked for. */
@Injectable()
export class PaymentsWorker implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly orders: Orders,
    private readonly gateway: PaymentGateway,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.schedule(reconcilePayments, EVERY_MS, {});
  }

  @HandlesJob(followSecondWill)
  async followSecondWill({ orderId }: PayloadOf<typeof followSecondWill>, { id }: JobContext): Promise<void> {
    await this.commands.execute(new FollowSecondWill(orderId, this.#context(id)));
  }

  @HandlesJob(makeRefund)
  async makeRefund({ orderId }: PayloadOf<typeof makeRefund>, { id }: JobContext): Promise<void> {
    await this.commands.execute(new MakeRefund(orderId, this.#context(id)));
  }

  @HandlesJob(reconcilePayments)
  async reconcile(_: unknown, { id: cause }: JobContext): Promise<void> {
    await this.#reconcileRefunds(cause);
    await this.#reconcileDisputes(cause);
    for (let after = ''; ;) {
      const page = await this.#open(after);
      for (const { id } of page) {
        await this.commands
          .execute(new SettlePayment(id, null, this.#context(cause)))
          .catch((error: unknown) => this.logger.failure('payment not reconciled', error, { order: id }));
      }
      const last = page.at(-1);
      if (!last || page.length < AT_ONCE) return;
      after = last.id;
    }
  }

  /** Those that the provider did not answer for, or has not settled yet. */
  async #reconcileRefunds(cause: string): Promise<void> {
    const running = await this.db.getRepository(OrderRow).find({ where: { refund: 'running' }, order: { id: 'ASC' }, take: AT_ONCE });
    for (const { id } of running)
      await this.commands
        .execute(new MakeRefund(id, this.#context(cause)))
        .catch((error: unknown) => this.logger.failure('refund not reconciled', error, { order: id }));
  }

  /** Those that are open: a webhook about their end may be lost. */
  async #reconcileDisputes(cause: string): Promise<void> {
    const stage = In<OrderStage>(['disputed', 'dispute_review']);
    const disputed = await this.db.getRepository(OrderRow).find({ where: { stage }, order: { id: 'ASC' }, take: AT_ONCE });
    for (const { id } of disputed) {
      const { payment } = (await this.orders.load(id)).state;
      for (const intentId of new Set(payment.disputes.filter(isOpen).map((dispute) => dispute.intentId)))
        await this.commands
          .execute(new SettleDisputes(intentId, this.#context(cause)))
          .catch((error: unknown) => this.logger.failure('dispute not reconciled', error, { order: id }));
    }
  }

  /** Payments that were not made, neither brand new nor given up, by id. A failed one counts: its intent may be paid at a second try. */
  #open(after: string): Promise<OrderRow[]> {
    const now = this.clock.now().getTime();
    return this.db.getRepository(OrderRow).find({
      where: {
        id: MoreThan(after),
        paymentStatus: In(['pending', 'processing', 'failed']),
        updatedAt: Between(new Date(now - GIVE_UP_MS), new Date(now - OPEN_FOR_MS)),
      },
      order: { id: 'ASC' },
      take: AT_ONCE,
    });
  }

  @HandlesJob(refundDuplicate)
  async refundDuplicate({ orderId, intentId }: PayloadOf<typeof refundDuplicate>, { id: cause }: JobContext): Promise<void> {
    try {
      const refund = await this.gateway.refund({ key: intentId, intentId, amountPence: null, requestId: null });
      await this.orders.handle(orderId, { type: 'RecordRefund', refund }, this.#context(cause));
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      // Somebody was faster at the provider: what happened there is what counts.
      await this.commands.execute(new SettleRefunds(intentId, this.#context(cause)));
    }
  }

  #context(cause: string): Context {
    return causedByJob('system:payments', cause, this.clock.now());
  }
}
