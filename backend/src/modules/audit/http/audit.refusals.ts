import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { AuditRefusal } from '../audit.refusals.ts';

export const AUDIT_REFUSALS: RefusalAnswers<AuditRefusal> = {
  EntryUnknown: [404, 'This entry is not in the history of the order. Open the history again.'],
  NamesSealed: [403, 'Names and answers are sealed for auditors. Open them with a reason first.'],
};
