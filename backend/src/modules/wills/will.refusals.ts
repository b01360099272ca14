import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../platform/http/request-refused.ts';
import type { WillRefusal } from './domain/will.decider.ts';

export const WILL_REFUSALS: RefusalAnswers<WillRefusal> = {
  AnswersLocked: [409, MESSAGES.locked],
  WillIncomplete: [400, MESSAGES.willIncomplete],
  NotSubmitted: [409, MESSAGES.willIncomplete],
  WillErased: [409, MESSAGES.conflict],
};
