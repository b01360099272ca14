import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { OperatorRefusal } from '../domain/operator.ts';

export const OPERATOR_REFUSALS: RefusalAnswers<OperatorRefusal> = {
  OperatorExists: [409, 'There is an operator with this address already.'],
  OperatorUnknown: [401, MESSAGES.notAuthenticated],
  AlreadyEnrolled: [401, MESSAGES.notAuthenticated],
  CredentialsWrong: [401, MESSAGES.credentials],
  CodeNeeded: [401, MESSAGES.codeNeeded],
  CodeWrong: [400, MESSAGES.codeWrong],
  LoginCodeWrong: [401, MESSAGES.codeWrong],
};
