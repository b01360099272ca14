import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { UserRefusal } from '../users.refusals.ts';

export const USER_REFUSALS: RefusalAnswers<UserRefusal> = {
  NoSuchCustomer: [404, 'There is no customer with this id. Go back to the list of users.'],
};
