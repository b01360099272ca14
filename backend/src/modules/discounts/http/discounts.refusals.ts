import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { DiscountRefusal } from '../domain/discount.ts';

export const DISCOUNT_REFUSALS: RefusalAnswers<DiscountRefusal> = {
  CodeExists: [409, MESSAGES.discountExists],
  CodeUnknown: [404, MESSAGES.notFound],
  RestTooSmall: [400, MESSAGES.discountTooSmall],
};
