import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@willow/contracts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { renderDocument } from '../jobs/render-document.job.ts';
import { WillDrafts } from '../will-drafts.ts';
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

  /** The PDF of a document, rendered by a worker when it is not there yet. 404 without a submission, 409 when it cannot be drafted, 503 when no worker answers. */
  async pdf(id: DocumentId): Promise<Uint8Array> {
    const kept = await this.documents.find(id);
    if (kept) return kept.pdf;
    const drafting = await this.drafts.draft(id.customerId, id.willRevision, id.kind);
    if (!drafting) throw new RequestRefused(404, MESSAGES.notFound);
    if (!drafting.ok) throw new RequestRefused(409, drafting.refused.reason);
    await this.jobs.add(renderDocument, `${id.customerId}.${id.willRevision}.${id.kind}`, id);
    return (await this.#arrived(id)).pdf;
  }

  async #arrived(id: DocumentId): Promise<StoredDocument> {
    const deadline = performance.now() + WAIT_MS;
    while (performance.now() < deadline) {
      const document = await this.documents.find(id);
      if (document) return document;
      await sleep(LOOK_MS);
    }
    throw new RequestRefused(503, MESSAGES.busy, { retryAfterSeconds: 5 });
  }
}
