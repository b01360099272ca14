import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ageOn, londonDate, type StorefrontLink } from '@willow/contracts';
import { causedByJob, type Context } from '../../../event-sourcing/context.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { HandlesJob, type JobContext, JobQueue, type PayloadOf } from '../../../platform/queue/index.ts';
import { GetCustomer } from '../../customers/index.ts';
import { sentVersionsOf } from '../after-sending.ts';
import { dueDay, dueYear, isSameWill, signatureOf } from '../domain/signing.ts';
import { Wills } from '../wills.repository.ts';
import { remindToSign, remindYearly, untilAnniversary, yearlyId } from './will.jobs.ts';

const DAY_MS = 86_400_000;

type Reminder = { readonly kind: 'signing-reminder' | 'yearly-reminder'; readonly customerId: string; readonly key: string };

/** Sends a reminder if it is still due when its time has come, and records that it went. The mail's key is the version with its day or year. */
@Injectable()
export class RemindersWorker {
  constructor(
    private readonly jobs: JobQueue,
    private readonly wills: Wills,
    private readonly queries: QueryBus,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @HandlesJob(remindToSign)
  async toSign({ customerId, ...asked }: PayloadOf<typeof remindToSign>, { id: cause }: Pick<JobContext, 'id'>): Promise<void> {
    const loaded = await this.wills.load(customerId);
    const version = sentVersionsOf(loaded).at(-1);
    // A newer version has reminders of its own.
    if (!version || !isSameWill(version, asked)) return;
    const days = Math.floor((this.clock.now().getTime() - Date.parse(version.sentAt)) / DAY_MS);
    const day = dueDay(version, days, loaded.state.signing);
    if (day === null) return;
    const links = { href: this.#link('/signing#signed'), steps: this.#link('/signing'), problem: this.#link('/dashboard#problem-title') };
    const write = (fullName: string) =>
      templates.signingReminder({ fullName, days: day, ...links, stop: this.#link('/signing#reminders') });
    const key = `${yearlyId({ customerId, ...version, year: 0 })}.day-${day}`;
    if ((await this.#mail({ kind: 'signing-reminder', customerId, key }, write)) !== 'sent') return;
    await this.wills.handle(customerId, { type: 'RecordSigningReminder', version, day }, this.#context(cause));
  }

  @HandlesJob(remindYearly)
  async yearly({ customerId, ...asked }: PayloadOf<typeof remindYearly>, { id: cause }: Pick<JobContext, 'id'>): Promise<void> {
    const loaded = await this.wills.load(customerId);
    const version = sentVersionsOf(loaded).at(-1);
    const signature = version && signatureOf(loaded.state.signing, version);
    if (!version || !signature || !isSameWill(version, asked)) return;
    const now = this.clock.now();
    const year = dueYear(version, ageOn(signature.on, londonDate(now)), loaded.state.signing);
    if (year !== null) {
      const links = { href: this.#link('/dashboard#change-title'), stop: this.#link('/signing#reminders') };
      const write = (fullName: string) => templates.yearlyReminder({ fullName, year, ...links });
      const outcome = await this.#mail({ kind: 'yearly-reminder', customerId, key: yearlyId({ customerId, ...version, year }) }, write);
      if (outcome === 'erased') return;
      // Next year the customer may have another address.
      if (outcome === 'sent') await this.wills.handle(customerId, { type: 'RecordYearlyReminder', version, year }, this.#context(cause));
    }
    const next = { customerId, ...asked, year: Math.max(asked.year, year ?? 0) + 1 };
    await this.jobs.add(remindYearly, yearlyId(next), next, { delayMs: untilAnniversary(signature.on, next.year, now) });
  }

  /** `refused`: the address was. */
  async #mail(
    { kind, customerId, key }: Reminder,
    write: (fullName: string) => ReturnType<typeof templates.signingReminder>,
  ): Promise<'sent' | 'refused' | 'erased'> {
    const details = (await this.queries.execute(new GetCustomer(customerId)))?.details;
    if (!details) return 'erased';
    const about = { kind, customerId, orderId: null };
    const sent = await toJobError(this.mailer.send({ key: `reminder.${key}`, about, to: details.email, ...write(details.fullName) }));
    return sent ? 'sent' : 'refused';
  }

  #link(to: StorefrontLink): string {
    return pageOf(this.config, to);
  }

  #context(cause: string): Context {
    return causedByJob('system:reminders', cause, this.clock.now());
  }
}
