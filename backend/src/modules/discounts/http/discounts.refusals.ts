import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { DiscountRefusal } from '../domain/discount.ts';

export const DISCOUNT_REFUSALS: RefusalAnswers<DiscountRefusal> = {
  CodeExists: [409, MESSAGES.discountExists],
  CodeUnknown: [404, MESSAGES.notFound],
  CodeMoved: [409, MESSAGES.conflict],
  CodeNeedsLimit: [400, MESSAGES.discountNeedsLimit],
  CodeLimitTooLow: [409, MESSAGES.discountLimitTooLow],
  CodeUsedUp: [409, MESSAGES.discountUsedUp],
  RestTooSmall: [400, MESSAGES.discountTooSmall],
};
