import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, In, LessThan } from 'typeorm';
import { Clock } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/facts/context.ts';
import { Streams } from '../../../platform/facts/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import { Logger } from '../../../platform/logging/logger.ts';
import { JobQueue, JobRunner } from '../../../platform/queue/index.ts';
import { SettlePayment } from '../commands/settle-payment.ts';
import { order } from '../domain/order.decider.ts';
import { ORDER_REFUSALS } from '../order.refusals.ts';
import { orderStream } from '../order.streams.ts';
import { PaymentGateway } from '../payment/payment-gateway.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import { reconcilePayments, refundDuplicate } from './order.jobs.ts';

const EVERY_MS = 5 * 60_000;
const OPEN_FOR_MS = 2 * 60_000;
const GIVE_UP_MS = 72 * 3600_000;
const AT_ONCE = 100;

/** Heals what a lost webhook or a closed browser leaves open, and gives second charges back. */
@Injectable()
export class PaymentsWorker implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly runner: JobRunner,
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly streams: Streams,
    private readonly gateway: PaymentGateway,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.runner.register(reconcilePayments, (_, { id }) => this.#reconcile(id));
    this.runner.register(refundDuplicate, ({ orderId, intentId }, { id }) => this.#refund(orderId, intentId, id));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.schedule(reconcilePayments, EVERY_MS, {});
  }

  async #reconcile(cause: string): Promise<void> {
    const now = this.clock.now().getTime();
    const open = await this.db.getRepository(OrderRow).find({
      where: { paymentStatus: In(['pending', 'processing']), updatedAt: LessThan(new Date(now - OPEN_FOR_MS)) },
      order: { updatedAt: 'DESC' },
      take: AT_ONCE,
    });
    for (const { id, updatedAt } of open) {
      if (now - updatedAt.getTime() > GIVE_UP_MS) continue;
      await this.commands
        .execute(new SettlePayment(id, null, this.#context(cause)))
        .catch((error: unknown) => this.logger.failure('payment not reconciled', error, { order: id }));
    }
  }

  async #refund(orderId: string, intentId: string, cause: string): Promise<void> {
    const { amountPence } = await this.gateway.refund(intentId);
    const command = { type: 'RecordRefund', intentId, amountPence } as const;
    accepted(await this.streams.handle(order, orderStream(orderId), command, this.#context(cause)), ORDER_REFUSALS);
  }

  #context(cause: string): Context {
    return { actor: 'system:payments', correlationId: cause, causationId: cause, now: this.clock.now() };
  }
}
