import { Injectable } from '@nestjs/common';
import { defineReaction, type Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { PartnerInvited } from '../domain/couple.facts.ts';
import { sendPartnerInvitation } from '../jobs/couple.jobs.ts';

@Injectable()
export class CoupleReactions {
  constructor(private readonly jobs: JobQueue) {}

  readonly #mailInvitation = defineReaction({
    name: 'mail-partner-invitation',
    on: [PartnerInvited],
    startFrom: 'start',
    react: async ({ id }, coupleId) => {
      await this.jobs.add(sendPartnerInvitation, id, { coupleId });
    },
  });

  readonly mails: readonly Reaction[] = [this.#mailInvitation];
  readonly others: readonly Reaction[] = [];
}
