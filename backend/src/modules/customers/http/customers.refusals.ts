import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { CustomerRefusal } from '../domain/customer.commands.ts';

export const CUSTOMER_REFUSALS: RefusalAnswers<CustomerRefusal> = {
  LinkInvalid: [400, MESSAGES.linkInvalid],
  EmailCodeWrong: [400, MESSAGES.loginCodeWrong],
  DetailsLocked: [409, MESSAGES.locked],
  CustomerUnknown: [401, MESSAGES.notAuthenticated],
};
