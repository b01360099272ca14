import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { messageStream, Messages } from '../messages.repository.ts';

/** Has the mail provider forget its address, and destroys its key. Safe to repeat. */
export class EraseMessage extends Command<void> {
  constructor(
    readonly messageId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(EraseMessage)
export class EraseMessageHandler implements ICommandHandler<EraseMessage> {
  constructor(
    private readonly messages: Messages,
    private readonly mailer: Mailer,
    private readonly vault: KeyVault,
  ) {}

  async execute({ messageId, context }: EraseMessage): Promise<void> {
    const { writing } = (await this.messages.load(messageId)).state;
    if (writing) await toJobError(this.mailer.forget([writing.email]));
    await this.vault.destroy(messageStream(messageId));
    // Last, because what is listed as erased is not looked at again.
    await this.messages.handle(messageId, { type: 'Erase' }, context);
  }
}
