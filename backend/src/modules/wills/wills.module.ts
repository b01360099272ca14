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
import { RenderWorker } from './jobs/render.worker.ts';
import { GetDocumentHandler } from './queries/get-document.ts';
import { GetReviewHandler } from './queries/get-review.ts';
import { GetSubmissionHandler } from './queries/get-submission.ts';
import { GetWillHandler } from './queries/get-will.ts';
import { WillDetailsLock } from './will-details-lock.ts';
import { WillDrafts } from './will-drafts.ts';

@Global()
@Module({
  controllers: [WillController],
  providers: [
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
    { provide: DetailsLock, useClass: WillDetailsLock },
  ],
  exports: [WillDrafts, Documents, DetailsLock],
})
export class WillsModule {}

/** The part that runs in worker processes. */
@Global()
@Module({
  providers: [WillDrafts, DocumentMaker, RenderWorker, SetLockHandler, RecordDeliveryHandler, GetReviewHandler],
  exports: [WillDrafts, DocumentMaker],
})
export class WillsWorkerModule {}
