import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MESSAGES, mailEvents } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { operation } from '../../../event-sourcing/telemetry/operation.ts';
import { Contract, Ctx } from '../../../platform/http/decorators.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { InvalidMailEvents, type MailEvent, MailEvents } from '../../../platform/mail/mail-events.ts';
import { RecordMailEvent } from '../commands/record-mail-event.ts';

/** The signature first, over the raw bytes. Mails that we do not know are passed over, so that the provider does not send their reports again. */
@Controller()
export class MailEventsController {
  constructor(
    private readonly events: MailEvents,
    private readonly commands: CommandBus,
  ) {}

  @Contract(mailEvents)
  async receive(@Req() request: FastifyRequest, @Ctx() context: Context) {
    const asProvider: Context = { ...context, actor: 'provider:sendgrid' };
    // One after another: those of one mail are told in the order of what happened.
    for (const event of await this.#read(request, context.now)) await this.#record(event, asProvider);
    return { received: true as const };
  }

  async #record(event: MailEvent | null, context: Context): Promise<void> {
    const told = { about: 'mail', outcome: 'failed' };
    await operation('webhook', told, async () => {
      const isNews = event !== null && (await this.commands.execute(new RecordMailEvent(event, context)));
      told.outcome = isNews ? 'done' : 'ignored';
    });
  }

  async #read({ rawBody, headers }: FastifyRequest, now: Date): Promise<readonly (MailEvent | null)[]> {
    const header = (name: string): string => String(headers[`x-twilio-email-event-webhook-${name}`] ?? '');
    const signed = { body: rawBody ?? Buffer.alloc(0), timestamp: header('timestamp'), signature: header('signature') };
    try {
      return this.events.read(signed, now);
    } catch (error) {
      if (!(error instanceof InvalidMailEvents)) throw error;
      await operation('webhook', { about: 'mail', outcome: 'rejected' }, () => Promise.resolve());
      throw new RequestRefused(403, MESSAGES.forbidden);
    }
  }
}
