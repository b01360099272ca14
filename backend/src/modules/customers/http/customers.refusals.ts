import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { CustomerRefusal } from '../domain/customer.commands.ts';

export const CUSTOMER_REFUSALS: RefusalAnswers<CustomerRefusal> = {
  LinkInvalid: [400, MESSAGES.linkInvalid],
  EmailLinkInvalid: [400, MESSAGES.emailLinkInvalid],
  EmailChangeObjected: [409, MESSAGES.emailChangeObjected],
  NoAccount: [404, 'This account was never confirmed, or it was erased. Go back to the list of users.'],
  EmailUnchanged: [400, MESSAGES.emailUnchanged],
  EmailCodeWrong: [400, MESSAGES.loginCodeWrong],
  DetailsLocked: [409, MESSAGES.locked],
  CustomerUnknown: [401, MESSAGES.notAuthenticated],
};
