import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { AuditRefusal } from '../audit.refusals.ts';

export const AUDIT_REFUSALS: RefusalAnswers<AuditRefusal> = {
  EntryUnknown: [404, 'This entry is not in the history of the order. Open the history again.'],
  LogNotAsSigned: [409, MESSAGES.logChanged],
  NothingExported: [404, MESSAGES.notFound],
  ExportLate: [503, MESSAGES.exportLate],
  NamesSealed: [403, 'Names and answers are sealed for auditors. Open them with a reason first.'],
};
