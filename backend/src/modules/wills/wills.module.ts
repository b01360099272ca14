import { Module } from '@nestjs/common';
import { CustomersModule, CustomersWorkerModule } from '../customers/index.ts';
import { AbandonUpdateHandler } from './commands/abandon-update.ts';
import { ClearToSendHandler } from './commands/clear-to-send.ts';
import { EraseWillHandler } from './commands/erase-will.ts';
import { FindSentWillHandler } from './commands/find-sent-will.ts';
import { KeepWillAbroadHandler } from './commands/keep-will-abroad.ts';
import { DecideReviewFlagHandler } from './commands/decide-review-flag.ts';
import { RecordSigningHandler } from './commands/record-signing.ts';
import { RecordStorageHandler } from './commands/record-storage.ts';
import { RecordWillSentHandler } from './commands/record-will-sent.ts';
import { ReviewWillHandler } from './commands/review-will.ts';
import { RetryFailedDraftHandler } from './commands/retry-draft.ts';
import { SaveAnswersHandler } from './commands/save-answers.ts';
import { SetLockHandler } from './commands/set-lock.ts';
import { SetRemindersHandler } from './commands/set-reminders.ts';
import { SubmitWillHandler } from './commands/submit-will.ts';
import { DocumentMaker } from './documents/document-maker.ts';
import { Documents } from './documents/documents.ts';
import { DraftingPool } from './drafting-pool/drafting-pool.ts';
import { AfterSendingController } from './http/after-sending.controller.ts';
import { WillController } from './http/will.controller.ts';
import { WillDocumentsController } from './http/will-documents.controller.ts';
import { WillExplanationsController } from './http/will-explanations.controller.ts';
import { RemindersWorker } from './jobs/reminders.worker.ts';
import { TidyDocumentsWorker } from './jobs/tidy-documents.worker.ts';
import { RenderWorker } from './jobs/render.worker.ts';
import { CheckVersionCodesHandler } from './queries/check-version-codes.ts';
import { CheckWitnessesHandler } from './queries/check-witnesses.ts';
import { CompareWillsHandler } from './queries/compare-wills.ts';
import { CompareWithoutWillHandler } from './queries/compare-without-will.ts';
import { ExplainWillHandler } from './queries/explain-will.ts';
import { GetAfterSendingHandler } from './queries/get-after-sending.ts';
import { GetAnswersAtHandler } from './queries/get-answers-at.ts';
import { GetDocumentHandler, GetExplanationPageHandler, ListDocumentsHandler } from './queries/get-document.ts';
import { GetDraftProblemHandler } from './queries/get-draft-problem.ts';
import { GetFamilyMapHandler } from './queries/get-family-map.ts';
import { ComparePairHandler } from './queries/compare-pair.ts';
import { GetLaterAnswersHandler } from './queries/get-later-answers.ts';
import { GetNoWitnessesHandler } from './queries/get-no-witnesses.ts';
import { GetReviewHandler } from './queries/get-review.ts';
import { GetSecondLookHandler } from './queries/get-second-look.ts';
import { GetStressReportHandler } from './queries/get-stress-report.ts';
import { GetSubmissionHandler } from './queries/get-submission.ts';
import { GetVersionTagHandler } from './queries/get-version-tag.ts';
import { GetWillAtHandler } from './queries/get-will-at.ts';
import { GetWillDataHandler } from './queries/get-will-data.ts';
import { GetWillHandler } from './queries/get-will.ts';
import { GetWillChangesHandler } from './queries/get-will-changes.ts';
import { TryDeathsHandler } from './queries/try-deaths.ts';
import { DocumentsModule } from './documents/documents.module.ts';
import { MakeDocumentHandler } from './commands/make-document.ts';
import { versionQueryHandlers } from './queries/version.queries.ts';
import { WillReactions } from './reactions/will.reactions.ts';
import { Wills } from './wills.repository.ts';
import { WillDrafts } from './will-drafts.ts';
import { CurrentWills } from './current-wills.ts';

const EXPLANATIONS = [
  CurrentWills,
  ExplainWillHandler,
  TryDeathsHandler,
  GetSecondLookHandler,
  GetStressReportHandler,
  GetFamilyMapHandler,
  CompareWithoutWillHandler,
  GetWillChangesHandler,
  GetNoWitnessesHandler,
  CheckWitnessesHandler,
  CheckVersionCodesHandler,
];

@Module({ providers: [WillReactions], exports: [WillReactions] })
export class WillsCoreModule {}

@Module({
  imports: [DocumentsModule, CustomersModule],
  controllers: [AfterSendingController, WillController, WillDocumentsController, WillExplanationsController],
  providers: [
    Wills,
    DraftingPool,
    WillDrafts,
    Documents,
    SaveAnswersHandler,
    SubmitWillHandler,
    GetAnswersAtHandler,
    SetLockHandler,
    RetryFailedDraftHandler,
    ReviewWillHandler,
    DecideReviewFlagHandler,
    KeepWillAbroadHandler,
    ClearToSendHandler,
    GetReviewHandler,
    GetVersionTagHandler,
    GetWillHandler,
    GetWillDataHandler,
    GetWillAtHandler,
    CompareWillsHandler,
    GetSubmissionHandler,
    ComparePairHandler,
    GetLaterAnswersHandler,
    GetDraftProblemHandler,
    GetDocumentHandler,
    ListDocumentsHandler,
    GetExplanationPageHandler,
    ...EXPLANATIONS,
    AbandonUpdateHandler,
    RecordSigningHandler,
    RecordStorageHandler,
    SetRemindersHandler,
    GetAfterSendingHandler,
    ...versionQueryHandlers,
  ],
})
export class WillsModule {}

@Module({
  imports: [WillsCoreModule, DocumentsModule, CustomersWorkerModule],
  providers: [
    EraseWillHandler,
    MakeDocumentHandler,
    FindSentWillHandler,
    Wills,
    DraftingPool,
    WillDrafts,
    DocumentMaker,
    RenderWorker,
    RemindersWorker,
    TidyDocumentsWorker,
    SetLockHandler,
    RecordWillSentHandler,
    GetAfterSendingHandler,
    GetReviewHandler,
    GetVersionTagHandler,
    GetSubmissionHandler,
    GetWillDataHandler,
  ],
  exports: [WillsCoreModule],
})
export class WillsWorkerModule {}
