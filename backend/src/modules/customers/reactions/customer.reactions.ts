import { Injectable } from '@nestjs/common';
import { defineReaction, type Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { LoginLinkIssued } from '../domain/customer.facts.ts';
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
  ];
  readonly others: readonly Reaction[] = [];
}
