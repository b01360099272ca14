import { Injectable } from '@nestjs/common';
import { defineReaction, type Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { CallBackChanged, CallBackRequested, CallBackUnanswered } from '../domain/call-back.ts';
import { MessageAnswered, MessageErasureRequested, MessageReceived } from '../domain/message.ts';
import { eraseMessage, sendCallBooked, sendCallUnanswered, sendMessageAnswer, sendMessageReceived } from '../jobs/message.jobs.ts';

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
    defineReaction({
      name: 'mail-call-booked',
      on: [CallBackRequested, CallBackChanged],
      startFrom: 'start',
      react: async ({ id, data: { acknowledge, slot } }, messageId) => {
        if (acknowledge) await this.jobs.add(sendCallBooked, id, { messageId, slot });
      },
    }),
    defineReaction({
      name: 'mail-call-unanswered',
      on: [CallBackUnanswered],
      startFrom: 'start',
      react: ({ id }, messageId) => this.jobs.add(sendCallUnanswered, id, { messageId }),
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
