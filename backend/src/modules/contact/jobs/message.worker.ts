import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CONTACT_TOPICS, londonDate } from '@willow/contracts';
import { causedByJob } from '../../../event-sourcing/context.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { type JobMail, SendsMail } from '../../../platform/mail/mail-jobs.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { HandlesJob, type JobContext, type PayloadOf } from '../../../platform/queue/index.ts';
import { EraseMessage } from '../commands/erase-message.ts';
import { Messages } from '../messages.repository.ts';
import { eraseMessage, sendCallBooked, sendCallUnanswered, sendMessageAnswer, sendMessageReceived } from './message.jobs.ts';

/** Tells whoever wrote that it has reached us, and mails the answer. What was written is in neither mail: anybody may have typed the address. */
@Injectable()
export class MessageWorker {
  constructor(
    private readonly messages: Messages,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @SendsMail(sendMessageReceived)
  async received({ messageId }: PayloadOf<typeof sendMessageReceived>): Promise<JobMail | null> {
    const { writing, customerId } = (await this.messages.load(messageId)).state;
    // Erased meanwhile: there is no address left to write to.
    if (!writing) return null;
    const content = templates.messageReceived({ fullName: writing.name, href: this.#page });
    const about = { kind: 'message-received', customerId, orderId: null } as const;
    return { about, to: writing.email, ...content };
  }

  @SendsMail(sendMessageAnswer)
  async answer({ messageId }: PayloadOf<typeof sendMessageAnswer>): Promise<JobMail | null> {
    const { state, facts } = await this.messages.load(messageId);
    const received = facts.find(({ type }) => type === 'MessageReceived');
    if (!state.writing || state.answer === null || state.topic === null || !received) return null;
    const content = templates.messageAnswered({
      fullName: state.writing.name,
      topic: CONTACT_TOPICS[state.topic],
      writtenOn: londonDate(new Date(received.metadata.occurredAt)),
      answer: state.answer,
      href: this.#page,
    });
    const about = { kind: 'message-answered', customerId: state.customerId, orderId: null } as const;
    return { about, to: state.writing.email, ...content };
  }

  @SendsMail(sendCallBooked)
  async callBooked({ messageId, slot }: PayloadOf<typeof sendCallBooked>): Promise<JobMail | null> {
    const { status, writing, call, customerId } = (await this.messages.load(messageId)).state;
    // Moved or settled since: another mail says so, or nothing is left to say.
    if (status !== 'waiting' || !writing || call?.slot !== slot) return null;
    const content = templates.callBooked({ fullName: writing.name, slot, ...this.#where(customerId) });
    const about = { kind: 'call-booked', customerId, orderId: null } as const;
    return { about, to: writing.email, ...content };
  }

  @SendsMail(sendCallUnanswered)
  async callUnanswered({ messageId }: PayloadOf<typeof sendCallUnanswered>): Promise<JobMail | null> {
    const { status, writing, call, customerId } = (await this.messages.load(messageId)).state;
    if (status !== 'waiting' || !writing || !call?.tried) return null;
    const content = templates.callUnanswered({ fullName: writing.name, ...this.#where(customerId) });
    const about = { kind: 'call-unanswered', customerId, orderId: null } as const;
    return { about, to: writing.email, ...content };
  }

  /** Where whoever asked for a call sees to it. */
  #where(customerId: string | null): { readonly own: boolean; readonly href: string } {
    const own = customerId !== null;
    return { own, href: own ? pageOf(this.config, '/dashboard') : this.#page };
  }

  @HandlesJob(eraseMessage)
  async erase({ messageId }: PayloadOf<typeof eraseMessage>, { id }: JobContext): Promise<void> {
    const context = causedByJob('system:erasure', id, this.clock.now());
    await this.commands.execute(new EraseMessage(messageId, context));
  }

  get #page(): string {
    return pageOf(this.config, '/contact');
  }
}
