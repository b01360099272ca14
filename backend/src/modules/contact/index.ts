// Other modules talk to this one over the command and query buses, and never by an injected class. The command line, which has no buses, calls requestErasureOf.
export { EraseMessagesOf } from './commands/erase-messages-of.ts';
export { RequestErasureByAddress } from './commands/request-erasure-by-address.ts';
export { ContactCoreModule, ContactModule, ContactWorkerModule } from './contact.module.ts';
export { messageFacts } from './domain/message.ts';
export { CONTACT_REFUSALS } from './http/contact.refusals.ts';
export { eraseMessage, sendCallBooked, sendCallUnanswered, sendMessageAnswer, sendMessageReceived } from './jobs/message.jobs.ts';
export { Messages } from './messages.repository.ts';
export { contactMessageProjection } from './projections/contact-message.projection.ts';
export { GetMessage } from './queries/get-message.ts';
export { ListMessagesOf } from './queries/list-messages-of.ts';
export { GetMessageData } from './queries/get-message-data.ts';
export { ContactReactions } from './reactions/contact.reactions.ts';
export { requestErasureOf } from './request-erasure-of.ts';
