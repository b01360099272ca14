import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@willow/contracts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { renderDocument } from '../jobs/render-document.job.ts';
import type { Kind } from '../drafting/index.ts';
import { WillDrafts } from '../will-drafts.ts';
import type { WillVersion } from '../will-version.ts';
import { type DocumentId, DocumentStore, type StoredDocument } from './document-store.ts';

const WAIT_MS = 20_000;
const LOOK_MS = 100;

/** Documents for those who ask over HTTP: the worker renders, this side waits for it. */
@Injectable()
export class Documents {
  constructor(
    private readonly documents: DocumentStore,
    private readonly drafts: WillDrafts,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * The PDF of a version, rendered by a worker when it is not there yet. 404 without a submission, 409 when it cannot be drafted, 503 when no
   * worker answers in time.
   */
  async pdf(version: WillVersion, kind: Kind): Promise<Uint8Array> {
    const drafting = await this.drafts.draft(version, kind);
    if (!drafting) throw new RequestRefused(404, MESSAGES.notFound);
    if (!drafting.ok) throw new RequestRefused(409, drafting.refused.reason);
    const id = { customerId: version.customerId, contentHash: drafting.contentHash, kind };
    return ((await this.documents.find(id)) ?? (await this.#rendered(id, version))).pdf;
  }

  async #rendered(id: DocumentId, version: WillVersion): Promise<StoredDocument> {
    const jobId = `${id.customerId}.${id.contentHash}.${id.kind}`;
    // A job that failed for good keeps its id: somebody asking again is a reason to try again.
    if (!(await this.jobs.retry(renderDocument.name, jobId))) await this.jobs.add(renderDocument, jobId, { ...version, kind: id.kind });
    const deadline = performance.now() + WAIT_MS;
    while (performance.now() < deadline) {
      const document = await this.documents.find(id);
      if (document) return document;
      await sleep(LOOK_MS);
    }
    throw new RequestRefused(503, MESSAGES.busy, { retryAfterSeconds: 5 });
  }
}
