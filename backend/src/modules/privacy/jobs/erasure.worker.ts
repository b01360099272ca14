import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { londonDate, UNVERIFIED_SIGNUP_DAYS } from '@willow/contracts';
import { causedByJob } from '../../../event-sourcing/context.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { turnKeyEpoch } from '../../../platform/keys/key-epochs.module.ts';
import { Logger } from '../../../platform/logging/logger.ts';
import { type JobMail, SendsMail } from '../../../platform/mail/mail-jobs.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { HandlesJob, type JobContext, JobQueue, type PayloadOf } from '../../../platform/queue/index.ts';
import { GetCustomer, IsAbandonedSignUp } from '../../customers/index.ts';
import { ListUnverifiedAccounts } from '../../orders/index.ts';
import { EraseCustomer } from '../commands/erase-customer.ts';
import { CopyStore } from '../copies/copy-store.ts';
import { Erasures } from '../erasures.repository.ts';
import { erasureIdOf } from '../erasure-id.ts';
import { ListDueErasures } from '../queries/list-due-erasures.ts';
import { eraseCustomer, eraseDue, mailErasure } from './erasure.jobs.ts';

const EVERY_MS = 3600_000;
const DAY_MS = 24 * 3600_000;
const TURN_MS = 10 * 60_000;
/** A copy that nobody waited for is of no use to anybody. */
const COPY_KEPT_MS = 24 * 3600_000;

@Injectable()
export class ErasureWorker implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly erasures: Erasures,
    private readonly copies: CopyStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.schedule(eraseDue, EVERY_MS, {});
  }

  @HandlesJob(eraseDue)
  async due(_: unknown, { id }: JobContext): Promise<void> {
    await this.sweep(id);
  }

  async sweep(cause: string): Promise<void> {
    await this.copies.discardOlderThan(new Date(this.clock.now().getTime() - COPY_KEPT_MS));
    await this.#eraseAbandoned(cause);
    for (const customerId of await this.queries.execute(new ListDueErasures(this.clock.now())))
      await this.#erase(customerId, cause).catch((error: unknown) =>
        this.logger.failure('customer not erased', error, { erasure: erasureIdOf(customerId) }),
      );
  }

  @HandlesJob(eraseCustomer)
  async erase({ customerId }: PayloadOf<typeof eraseCustomer>, { id }: JobContext): Promise<void> {
    await this.#erase(customerId, id);
  }

  /** Somebody's address may have been typed by anybody, and is not kept for long. */
  async #eraseAbandoned(cause: string): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - UNVERIFIED_SIGNUP_DAYS * DAY_MS);
    for (const customerId of await this.queries.execute(new ListUnverifiedAccounts(since))) {
      if (!(await this.queries.execute(new IsAbandonedSignUp(customerId, since)))) continue;
      const command = { type: 'EraseNow', customerId, now: now.toISOString() } as const;
      await this.erasures.handle(erasureIdOf(customerId), command, causedByJob('system:erasure', cause, now));
    }
  }

  async #erase(customerId: string, cause: string): Promise<void> {
    const context = causedByJob('system:erasure', cause, this.clock.now());
    const isErased = await this.commands.execute(new EraseCustomer(customerId, context));
    // Deleting a wrapped key leaves it in the write-ahead log and in backups: what wrapped it goes, too.
    if (isErased) await this.#throwKeyAway();
  }

  /** One turn for all who are erased within some minutes, at their end. */
  async #throwKeyAway(): Promise<void> {
    const now = this.clock.now().getTime();
    const until = (Math.floor(now / TURN_MS) + 1) * TURN_MS;
    await this.jobs.add(turnKeyEpoch, `erased.${until}`, { erased: true }, { delayMs: until - now });
  }

  @SendsMail(mailErasure)
  async confirmation({ customerId, dueAt }: PayloadOf<typeof mailErasure>): Promise<JobMail | null> {
    const customer = await this.queries.execute(new GetCustomer(customerId));
    if (!customer?.details) return null;
    const { fullName, email } = customer.details;
    const content = templates.erasureRequested({
      fullName,
      dueOn: londonDate(new Date(dueAt)),
      href: pageOf(this.config, '/your-data'),
      certificate: pageOf(this.config, `/erased?certificate=${erasureIdOf(customerId)}`),
    });
    const about = { kind: 'erasure', customerId, orderId: null } as const;
    return { about, to: email, ...content };
  }
}
