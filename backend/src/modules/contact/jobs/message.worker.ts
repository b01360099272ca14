import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CONTACT_TOPICS, londonDate } from '@willow/contracts';
import { causedByJob } from '../../../event-sourcing/context.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { JobRunner } from '../../../platform/queue/index.ts';
import { EraseMessage } from '../commands/erase-message.ts';
import { Messages } from '../messages.repository.ts';
import { eraseMessage, sendCallBooked, sendCallUnanswered, sendMessageAnswer, sendMessageReceived } from './message.jobs.ts';

/** Tells whoever wrote that it has reached us, and mails the answer. What was written is in neither mail: anybody may have typed the address. */
@Injectable()
export class MessageWorker implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly messages: Messages,
    private readonly commands: CommandBus,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.runner.register(sendMessageReceived, ({ messageId }, { id }) => this.#acknowledge(messageId, id));
    this.runner.register(sendMessageAnswer, ({ messageId }, { id }) => this.#answer(messageId, id));
    this.runner.register(sendCallBooked, ({ messageId, slot }, { id }) => this.#booked(messageId, slot, id));
    this.runner.register(sendCallUnanswered, ({ messageId }, { id }) => this.#unanswered(messageId, id));
    this.runner.register(eraseMessage, ({ messageId }, { id }) => this.#erase(messageId, id));
  }

  async #acknowledge(messageId: string, key: string): Promise<void> {
    const { writing, customerId } = (await this.messages.load(messageId)).state;
    // Erased meanwhile: there is no address left to write to.
    if (!writing) return;
    const content = templates.messageReceived({ fullName: writing.name, href: this.#page });
    const about = { kind: 'message-received', customerId, orderId: null } as const;
    await toJobError(this.mailer.send({ key, about, to: writing.email, ...content }));
  }

  async #answer(messageId: string, key: string): Promise<void> {
    const { state, facts } = await this.messages.load(messageId);
    const received = facts.find(({ type }) => type === 'MessageReceived');
    if (!state.writing || state.answer === null || state.topic === null || !received) return;
    const content = templates.messageAnswered({
      fullName: state.writing.name,
      topic: CONTACT_TOPICS[state.topic],
      writtenOn: londonDate(new Date(received.metadata.occurredAt)),
      answer: state.answer,
      href: this.#page,
    });
    const about = { kind: 'message-answered', customerId: state.customerId, orderId: null } as const;
    await toJobError(this.mailer.send({ key, about, to: state.writing.email, ...content }));
  }

  async #booked(messageId: string, slot: string, key: string): Promise<void> {
    const { status, writing, call, customerId } = (await this.messages.load(messageId)).state;
    // Moved or settled since: another mail says so, or nothing is left to say.
    if (status !== 'waiting' || !writing || call?.slot !== slot) return;
    const content = templates.callBooked({ fullName: writing.name, slot, ...this.#where(customerId) });
    const about = { kind: 'call-booked', customerId, orderId: null } as const;
    await toJobError(this.mailer.send({ key, about, to: writing.email, ...content }));
  }

  async #unanswered(messageId: string, key: string): Promise<void> {
    const { status, writing, call, customerId } = (await this.messages.load(messageId)).state;
    if (status !== 'waiting' || !writing || !call?.tried) return;
    const content = templates.callUnanswered({ fullName: writing.name, ...this.#where(customerId) });
    const about = { kind: 'call-unanswered', customerId, orderId: null } as const;
    await toJobError(this.mailer.send({ key, about, to: writing.email, ...content }));
  }

  /** Where whoever asked for a call sees to it. */
  #where(customerId: string | null): { readonly own: boolean; readonly href: string } {
    const own = customerId !== null;
    return { own, href: own ? pageOf(this.config, '/dashboard') : this.#page };
  }

  async #erase(messageId: string, cause: string): Promise<void> {
    const context = causedByJob('system:erasure', cause, this.clock.now());
    await this.commands.execute(new EraseMessage(messageId, context));
  }

  get #page(): string {
    return pageOf(this.config, '/contact');
  }
}
