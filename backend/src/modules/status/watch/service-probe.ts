import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { ServiceComponent } from '@willow/contracts';
import { withTimeout } from '../../../event-sourcing/concurrency/with-timeout.ts';
import { MailWatch } from '../../../platform/mail/mail-watch.ts';
import { readinessOf } from '../../../platform/process/readiness.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { assess, type Findings } from './assess.ts';

/** The names of the jobs that make a PDF. */
export const DOCUMENT_JOBS = Symbol('jobs that make a document');

const WAITING_MS = 3_000;

/** How the parts of the service are doing at this moment, as far as this process can tell. */
@Injectable()
export class ServiceProbe {
  constructor(
    private readonly parts: ModuleRef,
    private readonly queue: JobQueue,
  ) {}

  async look({ takesPayments }: Pick<Findings, 'takesPayments'>): Promise<Readonly<Record<ServiceComponent, boolean>>> {
    const mails = this.parts.get(MailWatch, { strict: false }).oldest();
    const [{ down }, mailWaitsSeconds, documentWaitsSeconds] = await Promise.all([
      readinessOf(this.parts),
      orNull(mails.then(({ seconds }) => seconds)),
      orNull(this.#oldestDocument()),
    ]);
    return assess({ down, mailWaitsSeconds, documentWaitsSeconds, takesPayments });
  }

  async #oldestDocument(): Promise<number> {
    const jobs = this.parts.get<readonly string[]>(DOCUMENT_JOBS, { strict: false });
    const added = await Promise.all(jobs.map((job) => this.queue.oldestUnfinished(job)));
    return Math.max(0, ...added.map((since) => (since === null ? 0 : (Date.now() - Date.parse(since)) / 1_000)));
  }
}

const orNull = (seconds: Promise<number>): Promise<number | null> => withTimeout(seconds, WAITING_MS, () => null).catch(() => null);
