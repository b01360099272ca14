// Other modules talk to this one over the command and query buses, and never by an injected class.
export { ClearToSend, type ReadVersions } from './commands/clear-to-send.ts';
export { DecideReviewFlag } from './commands/decide-review-flag.ts';
export { EraseWill } from './commands/erase-will.ts';
export { KeepWillAbroad } from './commands/keep-will-abroad.ts';
export { RecordWillSent } from './commands/record-will-sent.ts';
export { ReviewWill } from './commands/review-will.ts';
export { RetryFailedDraft } from './commands/retry-draft.ts';
export { type Lock, SetLock } from './commands/set-lock.ts';
export { currentWording } from './current-wording.ts';
export { wordingText } from '../../drafting/index.ts';
export { fileNameOf } from './documents/file-name.ts';
export { type DocumentVariant, standardWill } from '../../drafting/index.ts';
export { AbandonUpdate } from './commands/abandon-update.ts';
export { UpdateAbandoned } from './domain/signing.facts.ts';
export { stops } from './domain/review.ts';
export { willStory } from './domain/will.story.ts';
export { DraftFailed, DraftGenerated, DraftRefused, DraftRetried, willFacts, WillResubmitted } from './domain/will.facts.ts';
export { renderDocument, renderDraft, tidyDocuments, remindToSign, remindYearly } from './jobs/will.jobs.ts';
export { type DecisionMade, type FlagView, GetReview, type ReviewView } from './queries/get-review.ts';
export { SaveAnswers } from './commands/save-answers.ts';
export { ComparePair } from './queries/compare-pair.ts';
export { GetAnswersAt } from './queries/get-answers-at.ts';
export { GetWill } from './queries/get-will.ts';
export { GetAfterSending } from './queries/get-after-sending.ts';
export { CompareWills } from './queries/compare-wills.ts';
export { GetWillAt, type WillAt } from './queries/get-will-at.ts';
export { GetWillData } from './queries/get-will-data.ts';
export { GetVersionTag } from './queries/get-version-tag.ts';
export { GetDraftProblem } from './queries/get-draft-problem.ts';
export { GetLaterAnswers } from './queries/get-later-answers.ts';
export { GetSubmission } from './queries/get-submission.ts';
export type { WillVersion } from './will-version.ts';
export { WillReactions } from './reactions/will.reactions.ts';
export { WillsCoreModule, WillsModule, WillsWorkerModule } from './wills.module.ts';
export { WILL_REFUSALS } from './http/wills.refusals.ts';
export { FindSentWill, type SentWill } from './commands/find-sent-will.ts';
export { MakeDocument } from './commands/make-document.ts';
export {
  GetSentCodes,
  GetSubmittedAnswers,
  GetVersionChanges,
  GetVersionExplanation,
  GetVersionPdf,
  GetVersionReading,
  GetVersionText,
  ListVersionDocuments,
  type SentCode,
} from './queries/version.queries.ts';
