import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { AuditRefusal } from '../audit.refusals.ts';

export const AUDIT_REFUSALS: RefusalAnswers<AuditRefusal> = {
  EntryUnknown: [404, MESSAGES.entryUnknown],
  NamesSealed: [403, MESSAGES.namesSealed],
};
