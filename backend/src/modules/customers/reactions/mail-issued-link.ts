import { Injectable } from '@nestjs/common';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import type { RecordedFact } from '../../../event-sourcing/codec/recorded-fact.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import type { Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import type { LoginLinkIssued } from '../domain/customer.facts.ts';
import { sendLink } from '../jobs/send-link.job.ts';

/** Every issued link is mailed, by a job under the fact's own id. */
@Injectable()
export class MailIssuedLink implements Reaction {
  readonly name = 'mail-issued-link';
  readonly types = ['LoginLinkIssued'];
  readonly startFrom = 'start';

  constructor(private readonly jobs: JobQueue) {}

  async react(fact: RecordedFact): Promise<void> {
    const customerId = fact.stream.slice('customer-'.length);
    await this.jobs.add(sendLink, fact.id, { customerId, linkId: (fact as RecordedFact & FactOf<typeof LoginLinkIssued>).data.linkId });
  }
}
