import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { MessageRefusal } from '../domain/message.ts';

export const CONTACT_REFUSALS: RefusalAnswers<MessageRefusal> = {
  MessageUnknown: [404, MESSAGES.messageUnknown],
  MessageSettled: [409, MESSAGES.messageSettled],
  CallUnknown: [404, MESSAGES.messageUnknown],
  CallSettled: [409, MESSAGES.callSettled],
  CallSlotGone: [409, MESSAGES.callSlotGone],
};
