import { Body, Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type BodyOf, MESSAGES, sendMessage } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, MaybeSubject } from '../../../platform/http/decorators.ts';
import type { Subject } from '../../../platform/http/subject.ts';
import { ReceiveMessage } from '../commands/receive-message.ts';
import { ContactLimits } from '../contact-limits.ts';

@Controller()
export class ContactController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: ContactLimits,
  ) {}

  /** The answer is the same whoever wrote, and whether or not a mail acknowledges it. */
  @Contract(sendMessage)
  async send(
    @Body() form: BodyOf<typeof sendMessage>,
    @MaybeSubject() subject: Subject | null,
    @Req() { ip }: FastifyRequest,
    @Ctx() context: Context,
  ) {
    await this.limits.count(form.email, ip);
    const customerId = subject?.kind === 'customer' ? subject.id : null;
    const acknowledge = await this.limits.mayAcknowledge(form.email);
    await this.commands.execute(new ReceiveMessage(form, customerId, acknowledge, context));
    return { message: MESSAGES.messageReceived };
  }
}
