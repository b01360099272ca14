import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { londonDate } from '@willow/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { JobRunner } from '../../../platform/queue/index.ts';
import { GetCustomer } from '../../customers/index.ts';
import { Orders } from '../orders.repository.ts';
import { sendFileNotice } from './order.jobs.ts';

/** Tells a customer each time that what we hold about them left our systems as a file. */
@Injectable()
export class FileNoticeWorker implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly orders: Orders,
    private readonly queries: QueryBus,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.runner.register(sendFileNotice, async ({ orderId, file, at }, { id }) => {
      const { placed } = (await this.orders.load(orderId)).state;
      const customer = placed && (await this.queries.execute(new GetCustomer(placed.customerId)));
      // Erased since: there is nobody to tell.
      if (!customer?.details) return;
      const { fullName, email } = customer.details;
      const content = templates.fileMade({
        fullName,
        file,
        madeOn: londonDate(new Date(at)),
        href: `${this.config.publicUrl}/dashboard`,
      });
      const about = { kind: 'file-made', customerId: placed!.customerId, orderId } as const;
      await toJobError(this.mailer.send({ key: id, about, to: email, ...content }));
    });
  }
}
