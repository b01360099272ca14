import { Injectable } from '@nestjs/common';
import { defineReaction, type Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { OperatorInvited } from '../domain/operator.facts.ts';
import { sendTeamInvitation } from '../jobs/send-invitation.job.ts';

@Injectable()
export class OperatorReactions {
  constructor(private readonly jobs: JobQueue) {}

  readonly mails: readonly Reaction[] = [
    defineReaction({
      name: 'mail-team-invitation',
      on: [OperatorInvited],
      startFrom: 'start',
      react: async ({ id, data: { linkId, delivery } }, operatorId) => {
        if (delivery === 'mailed') await this.jobs.add(sendTeamInvitation, id, { operatorId, linkId });
      },
    }),
  ];
  readonly others: readonly Reaction[] = [];
}
