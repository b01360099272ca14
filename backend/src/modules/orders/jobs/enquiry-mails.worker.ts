import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { JobRunner } from '../../../platform/queue/index.ts';
import { GetCustomer } from '../../customers/index.ts';
import { enquiriesIn } from '../enquiries.ts';
import { Orders } from '../orders.repository.ts';
import { sendEnquiry } from './order.jobs.ts';

/** Mails a question to the customer of an order. */
@Injectable()
export class EnquiryMailsWorker implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly orders: Orders,
    private readonly queries: QueryBus,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.runner.register(sendEnquiry, ({ orderId, enquiryId }, { id }) => this.#send(orderId, enquiryId, id));
  }

  async #send(orderId: string, enquiryId: string, key: string): Promise<void> {
    const { state, facts } = await this.orders.load(orderId);
    const enquiry = enquiriesIn(facts).find(({ id }) => id === enquiryId);
    const customer = state.placed && (await this.queries.execute(new GetCustomer(state.placed.customerId)));
    // Withdrawn, or erased since: there is nothing to ask, or nobody.
    if (!customer?.details || !enquiry?.asked.text || enquiry.state === 'closed') return;
    const content = templates.enquiryRaised({
      fullName: customer.details.fullName,
      question: enquiry.asked.text,
      opensAnswers: enquiry.step !== null,
      href: pageOf(this.config, '/dashboard'),
    });
    const about = { kind: 'question', customerId: state.placed!.customerId, orderId } as const;
    await toJobError(this.mailer.send({ key, about, to: customer.details.email, ...content }));
  }
}
