import { Injectable } from '@nestjs/common';
import { defineReaction, type Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { MessageAnswered, MessageErasureRequested, MessageReceived } from '../domain/message.ts';
import { eraseMessage, sendMessageAnswer, sendMessageReceived } from '../jobs/message.jobs.ts';

@Injectable()
export class ContactReactions {
  constructor(private readonly jobs: JobQueue) {}

  readonly mails: readonly Reaction[] = [
    defineReaction({
      name: 'mail-message-received',
      on: [MessageReceived],
      startFrom: 'start',
      react: async ({ id, data }, messageId) => {
        if (data.acknowledge) await this.jobs.add(sendMessageReceived, id, { messageId });
      },
    }),
    defineReaction({
      name: 'mail-message-answer',
      on: [MessageAnswered],
      startFrom: 'start',
      react: ({ id }, messageId) => this.jobs.add(sendMessageAnswer, id, { messageId }),
    }),
  ];
  readonly others: readonly Reaction[] = [
    defineReaction({
      name: 'erase-message',
      on: [MessageErasureRequested],
      startFrom: 'start',
      react: ({ id }, messageId) => this.jobs.add(eraseMessage, id, { messageId }),
    }),
  ];
}
