import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { CopyRefusal, ErasureRefusal } from '../domain/erasure.ts';

export const PRIVACY_REFUSALS: RefusalAnswers<ErasureRefusal | CopyRefusal> = {
  ErasureUnknown: [404, MESSAGES.erasureUnknown],
  ErasureClosed: [409, MESSAGES.erasureClosed],
  ErasureUnderWay: [409, MESSAGES.erasureBegun],
  ErasureAgreedAlready: [409, MESSAGES.erasureAgreed],
  CopyLate: [503, MESSAGES.copyLate],
  ErasureOfAccount: [409, MESSAGES.erasureOfAccount],
  ErasureAddressWrong: [400, MESSAGES.erasureAddress],
};
