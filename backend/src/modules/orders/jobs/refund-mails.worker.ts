import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { JobRunner } from '../../../platform/queue/index.ts';
import { GetCustomer } from '../../customers/index.ts';
import { Orders } from '../orders.repository.ts';
import { sendRefundNotice } from './order.jobs.ts';

/** Tells a customer that money is on its way back, and what that means for the will. Why is between them and the team. */
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
    this.runner.register(sendRefundNotice, ({ orderId, refundId }, { id }) => this.#send(orderId, refundId, id));
  }

  async #send(orderId: string, refundId: string, key: string): Promise<void> {
    const { state, facts } = await this.orders.load(orderId);
    const refund = facts.filter((fact) => fact.type === 'PaymentRefunded').find(({ data }) => data.refundId === refundId);
    const customer = state.placed && (await this.queries.execute(new GetCustomer(state.placed.customerId)));
    // Erased since: there is nobody to tell.
    if (!refund || !customer?.details) return;
    const { amountPence, leftPence } = refund.data;
    const isSent = state.versions.some(({ sent }) => sent);
    const content = templates.refundMade({
      firstName: customer.details.fullName.split(/\s+/)[0] ?? '',
      orderId,
      amountPence,
      refundedAt: refund.recordedAt,
      will: isSent ? 'sent' : leftPence === 0 ? 'stopped' : 'goes-on',
      href: `${this.config.publicUrl}/dashboard`,
    });
    await toJobError(this.mailer.send({ key, to: customer.details.email, ...content }));
  }
}
