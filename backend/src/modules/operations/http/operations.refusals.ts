import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { OperationRefusal } from '../domain/operations.ts';

export const OPERATION_REFUSALS: RefusalAnswers<OperationRefusal> = {
  JobNotFailed: [409, MESSAGES.jobNotFailed],
  NothingParked: [409, MESSAGES.nothingParked],
  FailedAgain: [409, MESSAGES.failedAgain],
};
