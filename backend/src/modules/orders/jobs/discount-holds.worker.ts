import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { causedByJob } from '../../../event-sourcing/context.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Logger } from '../../../platform/logging/logger.ts';
import { HandlesJob, type JobContext, JobQueue } from '../../../platform/queue/index.ts';
import { ListExpiredHolds } from '../../discounts/index.ts';
import { orderIdOf } from '../order-id.ts';
import { ExpireHold } from '../commands/expire-hold.ts';
import { expireHolds } from './order.jobs.ts';

const EVERY_MS = 5 * 60_000;

/** Gives uses of discount codes with a limit back that customers at the till did not pay. */
@Injectable()
export class DiscountHoldsWorker implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.schedule(expireHolds, EVERY_MS, {});
  }

  @HandlesJob(expireHolds)
  async due(_: unknown, { id }: JobContext): Promise<void> {
    await this.sweep(id);
  }

  async sweep(cause: string): Promise<void> {
    const now = this.clock.now();
    const context = causedByJob('system:discount-holds', cause, now);
    for (const { customerId, code, hold } of await this.queries.execute(new ListExpiredHolds(now)))
      await this.commands
        .execute(new ExpireHold(customerId, { code, hold }, context))
        .catch((error: unknown) => this.logger.failure('use of a discount code not given back', error, { order: orderIdOf(customerId) }));
  }
}
