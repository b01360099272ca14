import { Injectable } from '@nestjs/common';
import { PdfRenderer } from '../../../platform/pdf/index.ts';
import { PermanentJobError } from '../../../platform/queue/index.ts';
import type { Refusal } from '../drafting/index.ts';
import { WillDrafts } from '../will-drafts.ts';
import { type DocumentId, DocumentStore, type StoredDocument } from './document-store.ts';

/** Makes documents in worker processes: from the store when it is there, else drafted, rendered in the locked-down browser and kept. */
@Injectable()
export class DocumentMaker {
  constructor(
    private readonly drafts: WillDrafts,
    private readonly documents: DocumentStore,
    private readonly pdf: PdfRenderer,
  ) {}

  /** The document, or why the answers cannot make one. */
  async make(id: DocumentId): Promise<StoredDocument | Refusal> {
    const kept = await this.documents.find(id);
    if (kept) return kept;
    const drafting = await this.drafts.draft(id.customerId, id.willRevision, id.kind);
    if (!drafting) throw new PermanentJobError('There is no such submission');
    if (!drafting.ok) return drafting.refused;
    const pdf = await this.pdf.render(drafting.html);
    return this.documents.keep(id, { pdf, contentHash: drafting.contentHash, versionCode: drafting.versionCode });
  }
}
