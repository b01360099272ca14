import { Global, Module } from '@nestjs/common';
import { DetailsLock } from '../customers/index.ts';
import { ClearToSendHandler } from './commands/clear-to-send.ts';
import { DecideReviewFlagHandler } from './commands/decide-review-flag.ts';
import { RecordDeliveryHandler } from './commands/record-delivery.ts';
import { ReviewWillHandler } from './commands/review-will.ts';
import { SaveAnswersHandler } from './commands/save-answers.ts';
import { SetLockHandler } from './commands/set-lock.ts';
import { SubmitWillHandler } from './commands/submit-will.ts';
import { DocumentMaker } from './documents/document-maker.ts';
import { Documents } from './documents/documents.ts';
import { WillController } from './http/will.controller.ts';
import { WillDocumentsController } from './http/will-documents.controller.ts';
import { WillInsightController } from './http/will-insight.controller.ts';
import { RenderWorker } from './jobs/render.worker.ts';
import { CheckVersionCodesHandler } from './queries/check-version-codes.ts';
import { CheckWitnessesHandler } from './queries/check-witnesses.ts';
import { CompareWithoutWillHandler } from './queries/compare-without-will.ts';
import { ExplainWillHandler } from './queries/explain-will.ts';
import { GetDocumentHandler, GetExplanationPageHandler, ListDocumentsHandler } from './queries/get-document.ts';
import { GetFamilyMapHandler } from './queries/get-family-map.ts';
import { GetNoWitnessesHandler } from './queries/get-no-witnesses.ts';
import { GetReviewHandler } from './queries/get-review.ts';
import { GetStressReportHandler } from './queries/get-stress-report.ts';
import { GetSubmissionHandler } from './queries/get-submission.ts';
import { GetWillHandler } from './queries/get-will.ts';
import { GetWillChangesHandler } from './queries/get-will-changes.ts';
import { TryDeathsHandler } from './queries/try-deaths.ts';
import { WillDetailsLock } from './will-details-lock.ts';
import { Wills } from './wills.repository.ts';
import { WillDrafts } from './will-drafts.ts';
import { WillInsights } from './will-insights.ts';

const INSIGHTS = [
  WillInsights,
  ExplainWillHandler,
  TryDeathsHandler,
  GetStressReportHandler,
  GetFamilyMapHandler,
  CompareWithoutWillHandler,
  GetWillChangesHandler,
  GetNoWitnessesHandler,
  CheckWitnessesHandler,
  CheckVersionCodesHandler,
];

@Global()
@Module({
  controllers: [WillController, WillDocumentsController, WillInsightController],
  providers: [
    Wills,
    WillDrafts,
    Documents,
    SaveAnswersHandler,
    SubmitWillHandler,
    SetLockHandler,
    ReviewWillHandler,
    DecideReviewFlagHandler,
    ClearToSendHandler,
    GetReviewHandler,
    GetWillHandler,
    GetSubmissionHandler,
    GetDocumentHandler,
    ListDocumentsHandler,
    GetExplanationPageHandler,
    ...INSIGHTS,
    { provide: DetailsLock, useClass: WillDetailsLock },
  ],
  exports: [WillDrafts, Documents, DetailsLock],
})
export class WillsModule {}

/** The part that runs in worker processes. */
@Global()
@Module({
  providers: [
    Wills,
    WillDrafts,
    DocumentMaker,
    RenderWorker,
    SetLockHandler,
    RecordDeliveryHandler,
    GetReviewHandler,
    GetSubmissionHandler,
  ],
  exports: [WillDrafts, DocumentMaker],
})
export class WillsWorkerModule {}
