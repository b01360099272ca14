import { Injectable } from '@nestjs/common';
import { defineReaction, type Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { OperatorInvited, PasswordResetRequested } from '../domain/operator.facts.ts';
import { sendTeamInvitation, sendPasswordReset } from '../jobs/operator.jobs.ts';

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
    defineReaction({
      name: 'mail-password-reset',
      on: [PasswordResetRequested],
      startFrom: 'start',
      react: async ({ id, data: { linkId } }, operatorId) => {
        await this.jobs.add(sendPasswordReset, id, { operatorId, linkId });
      },
    }),
  ];
  readonly others: readonly Reaction[] = [];
}
