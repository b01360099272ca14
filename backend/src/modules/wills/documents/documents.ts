import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type DocumentKind, type WillDocuments } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { WillRefusal } from '../domain/will.commands.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { renderDocument } from '../jobs/will.jobs.ts';
import type { DocumentVariant, Refused } from '../../../drafting/index.ts';
import { WillDrafts } from '../will-drafts.ts';
import type { WillVersion } from '../will-version.ts';
import { type DocumentId, DocumentStore, idOf, type StoredDocument } from './document-store.ts';

const WAIT_MS = 20_000;
const POLL_MS = 100;

/** For the API process: a worker renders, this side waits for it. */
@Injectable()
export class Documents {
  constructor(
    private readonly documents: DocumentStore,
    private readonly drafts: WillDrafts,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * What was sent (by its content hash) is what its customer gets, also after the wording has changed: a will in words that nobody approved
   * is never rendered in its place.
   */
  async pdf(version: WillVersion, variant: DocumentVariant, sent: string | null = null): Promise<Uint8Array> {
    const { customerId } = version;
    const kept = sent && (await this.documents.find({ customerId, contentHash: sent, variant }));
    if (kept) return kept.pdf;
    const { contentHash } = drafted(await this.drafts.document(version, variant));
    if (sent !== null && variant.name === 'will' && contentHash !== sent) throw new RefusedError<WillRefusal>('DocumentUnknown');
    const id = { customerId, contentHash, variant };
    return ((await this.documents.find(id)) ?? (await this.#rendered(id, version))).pdf;
  }

  async list(version: WillVersion, kind: DocumentKind): Promise<WillDocuments> {
    return drafted(await this.drafts.documents(version, kind)).value;
  }

  async screen(version: WillVersion, kind: DocumentKind): Promise<string> {
    return drafted(await this.drafts.explanation(version, kind)).value;
  }

  async #rendered(id: DocumentId, version: WillVersion): Promise<StoredDocument> {
    const lost = await this.documents.lost(id);
    // The job that made it is done, and is not done again under its id.
    const jobId = lost === null ? idOf(id) : `${idOf(id)}.${lost.slice(0, 12)}`;
    // A job that failed for good keeps its id: another request for it is a reason to try again.
    if (!(await this.jobs.retry(renderDocument.name, jobId))) await this.jobs.add(renderDocument, jobId, { ...version, ...id.variant });
    const deadline = performance.now() + WAIT_MS;
    while (performance.now() < deadline) {
      const document = await this.documents.find(id);
      if (document) return document;
      await sleep(POLL_MS);
    }
    throw new RefusedError<WillRefusal>('RenderingLate');
  }
}

function drafted<T extends { readonly ok: true }>(drafting: T | Refused | null): T {
  if (!drafting) throw new RefusedError<WillRefusal>('DocumentUnknown');
  if (!drafting.ok) throw new RefusedError<WillRefusal>('WillImpossible', { message: drafting.refused.reason });
  return drafting;
}
