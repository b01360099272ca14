import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { HandlesJob, JobQueue } from '../../../platform/queue/index.ts';
import { DocumentStore } from '../documents/document-store.ts';
import { tidyDocuments } from './will.jobs.ts';

const EVERY_MS = 3600_000;
const UNCLAIMED_MS = 24 * 3600_000;
/** Few, so that they are not all in memory, and an hour's run ends. */
const A_BATCH = 20;
const BATCHES = 100;

/** Moves documents that are still in the database out of it, and deletes bytes that nothing names. */
@Injectable()
export class TidyDocumentsWorker implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobQueue,
    private readonly documents: DocumentStore,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.schedule(tidyDocuments, EVERY_MS, {});
  }

  @HandlesJob(tidyDocuments)
  async tidy(): Promise<void> {
    await this.documents.deleteUnclaimedBefore(new Date(this.clock.now().getTime() - UNCLAIMED_MS));
    for (let batch = 0; batch < BATCHES; batch += 1) if ((await this.documents.moveOut(A_BATCH)) < A_BATCH) return;
  }
}
