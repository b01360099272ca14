import { Module } from '@nestjs/common';
import { CustomersWorkerModule } from '../customers/index.ts';
import { OperatorsModule } from '../operators/index.ts';
import { EraseMessageHandler } from './commands/erase-message.ts';
import { EraseMessagesOfHandler } from './commands/erase-messages-of.ts';
import { ReceiveMessageHandler } from './commands/receive-message.ts';
import { SettleMessageHandler } from './commands/settle-message.ts';
import { ContactLimits } from './contact-limits.ts';
import { ContactController } from './http/contact.controller.ts';
import { ContactOperatorController } from './http/contact.operator.controller.ts';
import { MessageWorker } from './jobs/message.worker.ts';
import { Messages } from './messages.repository.ts';
import { GetMessageDataHandler } from './queries/get-message-data.ts';
import { GetMessageHandler } from './queries/get-message.ts';
import { ListMessagesHandler } from './queries/list-messages.ts';
import { ListMessagesOfHandler } from './queries/list-messages-of.ts';
import { ContactReactions } from './reactions/contact.reactions.ts';

@Module({
  providers: [Messages, ContactReactions, GetMessageDataHandler, ListMessagesOfHandler],
  exports: [Messages, ContactReactions],
})
export class ContactCoreModule {}

@Module({
  imports: [ContactCoreModule, OperatorsModule],
  controllers: [ContactController, ContactOperatorController],
  providers: [ContactLimits, ReceiveMessageHandler, SettleMessageHandler, GetMessageHandler, ListMessagesHandler],
})
export class ContactModule {}

@Module({
  imports: [ContactCoreModule, CustomersWorkerModule],
  providers: [EraseMessageHandler, EraseMessagesOfHandler, MessageWorker],
  exports: [ContactCoreModule],
})
export class ContactWorkerModule {}
