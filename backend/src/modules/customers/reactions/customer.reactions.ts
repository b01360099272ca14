import { Injectable } from '@nestjs/common';
import { defineReaction, type Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { DetailsCorrected, EmailChangeConfirmed, EmailChanged, EmailChangeRequested, LoginLinkIssued } from '../domain/customer.facts.ts';
import { askMailbox, moveToNewEmail, tellMailbox, sendCorrection, sendLink } from '../jobs/customer.jobs.ts';

const MAILBOXES = ['current', 'new'] as const;

@Injectable()
export class CustomerReactions {
  constructor(
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

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
    defineReaction({
      name: 'mail-email-change',
      on: [EmailChangeRequested],
      startFrom: 'start',
      react: async ({ id, data: { changeId } }, customerId) => {
        for (const mailbox of MAILBOXES) await this.jobs.add(askMailbox, `${id}.${mailbox}`, { customerId, changeId, mailbox });
      },
    }),
    defineReaction({
      name: 'mail-email-changed',
      on: [EmailChanged],
      startFrom: 'start',
      react: async ({ id, data: { changeId } }, customerId) => {
        for (const mailbox of MAILBOXES) await this.jobs.add(tellMailbox, `${id}.${mailbox}`, { customerId, changeId, mailbox });
      },
    }),
  ];
  readonly others: readonly Reaction[] = [
    // At each yes, and at the end of the time in which the current mailbox may say no.
    defineReaction({
      name: 'move-to-new-email',
      on: [EmailChangeRequested, EmailChangeConfirmed],
      startFrom: 'start',
      concerns: (fact) => fact.type === 'EmailChangeConfirmed' || fact.data.movesWithoutCurrentFrom !== null,
      react: async (fact, customerId) => {
        const from = fact.type === 'EmailChangeRequested' ? fact.data.movesWithoutCurrentFrom : null;
        const delayMs = from === null ? 0 : Math.max(0, Date.parse(from) - this.clock.now().getTime());
        await this.jobs.add(moveToNewEmail, fact.id, { customerId, changeId: fact.data.changeId }, { delayMs });
      },
    }),
  ];
}
