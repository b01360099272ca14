import { Injectable } from '@nestjs/common';
import { defineReaction, type Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { REMINDER_DAYS } from '../domain/signing.ts';
import { WillSigned } from '../domain/signing.facts.ts';
import { WillSent } from '../domain/will.facts.ts';
import { remindToSign, remindYearly, untilAnniversary, yearlyId } from '../jobs/will.jobs.ts';

const DAY_MS = 86_400_000;

/** Reminders wait in the queue. Whether one is due is looked up when its time has come: signing, stopping and replacing need not take it back. */
@Injectable()
export class WillReactions {
  constructor(
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  readonly mails: readonly Reaction[] = [
    defineReaction({
      name: 'remind-to-sign',
      on: [WillSent],
      startFrom: 'start',
      react: async ({ id, data: { willRevision, contentHash }, recordedAt }, customerId) => {
        const since = this.clock.now().getTime() - Date.parse(recordedAt);
        for (const day of REMINDER_DAYS) {
          const delayMs = Math.max(0, day * DAY_MS - since);
          await this.jobs.add(remindToSign, `${id}.${day}`, { customerId, willRevision, contentHash, day }, { delayMs });
        }
      },
    }),
    defineReaction({
      name: 'remind-yearly',
      on: [WillSigned],
      startFrom: 'start',
      react: async ({ data: { willRevision, contentHash, on } }, customerId) => {
        const first = { customerId, willRevision, contentHash, year: 1 };
        await this.jobs.add(remindYearly, yearlyId(first), first, { delayMs: untilAnniversary(on, 1, this.clock.now()) });
      },
    }),
  ];
  readonly others: readonly Reaction[] = [];
}
