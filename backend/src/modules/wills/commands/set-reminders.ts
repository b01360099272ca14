import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AfterSending } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { afterSendingOf } from '../after-sending.ts';
import { Wills } from '../wills.repository.ts';

export class SetReminders extends Command<AfterSending> {
  constructor(
    readonly customerId: string,
    readonly on: boolean,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SetReminders)
export class SetRemindersHandler implements ICommandHandler<SetReminders> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, on, context }: SetReminders): Promise<AfterSending> {
    await this.wills.handle(customerId, { type: 'SetReminders', on }, context);
    return afterSendingOf(await this.wills.load(customerId));
  }
}
