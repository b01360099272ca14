import { Injectable } from '@nestjs/common';
import { defineReaction, type Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { DetailsCorrected, LoginLinkIssued } from '../domain/customer.facts.ts';
import { sendCorrection } from '../jobs/send-correction.job.ts';
import { sendLink } from '../jobs/send-link.job.ts';

@Injectable()
export class CustomerReactions {
  constructor(private readonly jobs: JobQueue) {}

  readonly mails: readonly Reaction[] = [
    defineReaction({
      name: 'mail-issued-link',
      on: [LoginLinkIssued],
      startFrom: 'start',
      react: (fact, customerId) => this.jobs.add(sendLink, fact.id, { customerId, linkId: fact.data.linkId }),
    }),
    defineReaction({
      name: 'mail-correction',
      on: [DetailsCorrected],
      startFrom: 'start',
      react: (fact, customerId) => this.jobs.add(sendCorrection, fact.id, { customerId, correctionId: fact.data.correctionId }),
    }),
  ];
  readonly others: readonly Reaction[] = [];
}
