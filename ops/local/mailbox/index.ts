export { startLocalMailbox, type LocalMailbox, type LocalMailboxOptions } from './local-mailbox.ts';
export type { Attachment, Message, Summary } from './inbox/message.ts';
export type { Fault, FaultKind } from '../kit/faults.ts';
