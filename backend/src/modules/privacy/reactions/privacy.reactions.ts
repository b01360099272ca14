import { Injectable } from '@nestjs/common';
import { defineReaction, type Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { ErasureAgreed, ErasureRequested } from '../domain/erasure.ts';
import { Erasures } from '../erasures.repository.ts';
import { eraseCustomer, mailErasure } from '../jobs/erasure.jobs.ts';

@Injectable()
export class PrivacyReactions {
  constructor(
    private readonly erasures: Erasures,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  readonly mails: readonly Reaction[] = [
    defineReaction({
      name: 'mail-erasure-requested',
      on: [ErasureRequested],
      startFrom: 'start',
      react: ({ id, data }) => this.jobs.add(mailErasure, id, data),
    }),
  ];
  readonly others: readonly Reaction[] = [
    defineReaction({
      name: 'erase-when-due',
      on: [ErasureRequested, ErasureAgreed],
      startFrom: 'start',
      react: async ({ id }, erasureId) => {
        const { customerId, dueAt } = (await this.erasures.load(erasureId)).state;
        const delayMs = Math.max(0, Date.parse(dueAt) - this.clock.now().getTime());
        if (customerId) await this.jobs.add(eraseCustomer, id, { customerId }, { delayMs });
      },
    }),
  ];
}
