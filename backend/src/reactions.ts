import { MailIssuedLink } from './modules/customers/index.ts';
import {
  DraftWhenPaid,
  LockWithPayment,
  MailReceipt,
  RefundDuplicate,
  ReviseWhenResubmitted,
  SendApproved,
} from './modules/orders/index.ts';
import type { Reaction } from './event-sourcing/reactions/reaction.ts';

/** Every reaction there is. */
export const allReactions = [
  MailIssuedLink,
  LockWithPayment,
  DraftWhenPaid,
  MailReceipt,
  SendApproved,
  RefundDuplicate,
  ReviseWhenResubmitted,
];

export const REACTIONS = Symbol('reactions');
export const reactionsProvider = {
  provide: REACTIONS,
  inject: allReactions,
  useFactory: (...reactions: readonly Reaction[]): readonly Reaction[] => reactions,
};
