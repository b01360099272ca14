import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { londonDate } from '@willow/contracts';
import { causedByJob } from '../../../event-sourcing/context.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { Logger } from '../../../platform/logging/logger.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { JobQueue, JobRunner } from '../../../platform/queue/index.ts';
import { GetCustomer } from '../../customers/index.ts';
import { EraseCustomer } from '../commands/erase-customer.ts';
import { CopyStore } from '../copies/copy-store.ts';
import { erasureIdOf } from '../erasure-id.ts';
import { ListDueErasures } from '../queries/list-due-erasures.ts';
import { eraseCustomer, eraseDue, mailErasure } from './erasure.jobs.ts';

const EVERY_MS = 3600_000;
/** A copy that nobody waited for is of no use to anybody. */
const COPY_KEPT_MS = 24 * 3600_000;

@Injectable()
export class ErasureWorker implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly runner: JobRunner,
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly mailer: Mailer,
    private readonly copies: CopyStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.runner.register(eraseCustomer, ({ customerId }, { id }) => this.#erase(customerId, id));
    this.runner.register(eraseDue, (_, { id }) => this.sweep(id));
    this.runner.register(mailErasure, ({ customerId, dueAt }, { id }) => this.#mail(customerId, dueAt, id));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.schedule(eraseDue, EVERY_MS, {});
  }

  async sweep(cause: string): Promise<void> {
    await this.copies.discardOlderThan(new Date(this.clock.now().getTime() - COPY_KEPT_MS));
    for (const customerId of await this.queries.execute(new ListDueErasures(this.clock.now())))
      await this.#erase(customerId, cause).catch((error: unknown) =>
        this.logger.failure('customer not erased', error, { erasure: erasureIdOf(customerId) }),
      );
  }

  async #erase(customerId: string, cause: string): Promise<void> {
    const context = causedByJob('system:erasure', cause, this.clock.now());
    await this.commands.execute(new EraseCustomer(customerId, context));
  }

  async #mail(customerId: string, dueAt: string, key: string): Promise<void> {
    const customer = await this.queries.execute(new GetCustomer(customerId));
    if (!customer?.details) return;
    const { fullName, email } = customer.details;
    const mail = templates.erasureRequested({
      fullName,
      dueOn: londonDate(new Date(dueAt)),
      href: pageOf(this.config, '/your-data'),
      certificate: pageOf(this.config, `/erased?certificate=${erasureIdOf(customerId)}`),
    });
    const about = { kind: 'erasure', customerId, orderId: null } as const;
    await toJobError(this.mailer.send({ key, about, to: email, ...mail }));
  }
}
