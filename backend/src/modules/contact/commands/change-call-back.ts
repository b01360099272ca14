import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { ContactLimits } from '../contact-limits.ts';
import { Messages } from '../messages.repository.ts';

/** A customer moves a call, or has another number rung; without `to` the call is cancelled. */
export class ChangeCallBack extends Command<void> {
  constructor(
    readonly messageId: string,
    readonly customerId: string,
    readonly to: { readonly slot: string; readonly phone: string } | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ChangeCallBack)
export class ChangeCallBackHandler implements ICommandHandler<ChangeCallBack> {
  constructor(
    private readonly messages: Messages,
    private readonly limits: ContactLimits,
  ) {}

  async execute({ messageId, customerId, to, context }: ChangeCallBack): Promise<void> {
    if (!to) return void (await this.messages.handle(messageId, { type: 'CancelCall', customerId }, context));
    // The address was typed once, and may be a stranger's: changes do not mail it without end.
    const { writing, customerId: owner } = (await this.messages.load(messageId)).state;
    const acknowledge = owner === customerId && writing !== null && (await this.limits.mayAcknowledge(writing.email));
    await this.messages.handle(messageId, { type: 'ChangeCall', customerId, ...to, acknowledge, now: context.now }, context);
  }
}
