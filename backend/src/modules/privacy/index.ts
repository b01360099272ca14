// Other modules talk to this one over the command and query buses, and never by an injected class.
export { answerRows, answersByQuestion, wordsOf } from './copies/answers-in-words.ts';
export { rowsOf } from './copies/my-data-paper.ts';
export { erasureIdOf } from './erasure-id.ts';
export { erasureFacts } from './domain/erasure.ts';
export { Erasures } from './erasures.repository.ts';
export { PRIVACY_REFUSALS } from './http/privacy.refusals.ts';
export { eraseCustomer, eraseDue, mailErasure, printCopy } from './jobs/erasure.jobs.ts';
export { PrivacyCoreModule, PrivacyModule, PrivacyWorkerModule } from './privacy.module.ts';
export { erasureRequestProjection } from './projections/erasure-request.projection.ts';
export { GetOverdueErasure } from './queries/get-overdue-erasure.ts';
export { GetErasure } from './queries/get-erasure.ts';
export { ListOverdueErasures, type OverdueErasure } from './queries/list-overdue-erasures.ts';
export { PrivacyReactions } from './reactions/privacy.reactions.ts';
