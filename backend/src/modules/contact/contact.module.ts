import { Module } from '@nestjs/common';
import { CustomersWorkerModule } from '../customers/index.ts';
import { OperatorsModule } from '../operators/index.ts';
import { ChangeCallBackHandler } from './commands/change-call-back.ts';
import { EraseMessageHandler } from './commands/erase-message.ts';
import { EraseMessagesOfHandler } from './commands/erase-messages-of.ts';
import { ReceiveMessageHandler } from './commands/receive-message.ts';
import { RequestCallBackHandler } from './commands/request-call-back.ts';
import { RequestErasureByAddressHandler } from './commands/request-erasure-by-address.ts';
import { SettleMessageHandler } from './commands/settle-message.ts';
import { ContactLimits } from './contact-limits.ts';
import { CallBackController } from './http/call-back.controller.ts';
import { CallBackOperatorController } from './http/call-back.operator.controller.ts';
import { ContactController } from './http/contact.controller.ts';
import { ContactOperatorController } from './http/contact.operator.controller.ts';
import { MessageWorker } from './jobs/message.worker.ts';
import { Messages } from './messages.repository.ts';
import { GetMessageDataHandler } from './queries/get-message-data.ts';
import { GetMessageHandler } from './queries/get-message.ts';
import { GetOwnCallBackHandler } from './queries/get-own-call-back.ts';
import { ListCallBacksHandler } from './queries/list-call-backs.ts';
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
  controllers: [ContactController, ContactOperatorController, CallBackController, CallBackOperatorController],
  providers: [
    ContactLimits,
    ReceiveMessageHandler,
    RequestCallBackHandler,
    ChangeCallBackHandler,
    SettleMessageHandler,
    RequestErasureByAddressHandler,
    GetMessageHandler,
    GetOwnCallBackHandler,
    ListMessagesHandler,
    ListCallBacksHandler,
  ],
})
export class ContactModule {}

@Module({
  imports: [ContactCoreModule, CustomersWorkerModule],
  providers: [EraseMessageHandler, EraseMessagesOfHandler, MessageWorker],
  exports: [ContactCoreModule],
})
export class ContactWorkerModule {}
