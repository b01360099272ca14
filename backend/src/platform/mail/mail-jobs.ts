import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { jobMethods, JobRunner, type MailJob } from '../queue/index.ts';
import { Mailer } from './mailer.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { toJobError } from './to-job-error.ts';

/** Its key is the job's id. */
export type JobMail = Omit<OutgoingMail, 'key'>;

const composers = jobMethods<JobMail | null>();

/** Has a provider's method write the mail of a job; null when there is nobody to write to any more, or nothing to say. */
export const SendsMail = <P>(job: MailJob<P>) => composers.mark(job);

/** Sends what those methods write. */
@Injectable()
export class MailJobs implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly runner: JobRunner,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    for (const { job, run: compose } of composers.find(this.discovery))
      this.runner.register(job, async (payload, context) => {
        const mail = await compose(payload, context);
        if (mail) await toJobError(this.mailer.send({ key: context.id, ...mail }));
      });
  }
}
