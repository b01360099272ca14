import { Injectable } from '@nestjs/common';
import { PdfRenderer } from '../../../platform/pdf/index.ts';
import { PermanentJobError } from '../../../platform/queue/index.ts';
import type { Kind, Refusal } from '../drafting/index.ts';
import { WillDrafts } from '../will-drafts.ts';
import type { WillVersion } from '../will-version.ts';
import { DocumentStore, type StoredDocument } from './document-store.ts';

export type MadeDocument = StoredDocument & { readonly contentHash: string; readonly versionCode: string };

/** Makes documents in worker processes: from the store when it is there, else drafted, rendered in the locked-down browser and kept. */
@Injectable()
export class DocumentMaker {
  constructor(
    private readonly drafts: WillDrafts,
    private readonly documents: DocumentStore,
    private readonly pdf: PdfRenderer,
  ) {}

  /** The document of a version, or why its answers cannot make one. */
  async make(version: WillVersion, kind: Kind): Promise<MadeDocument | Refusal> {
    const drafting = await this.drafts.draft(version, kind);
    if (!drafting) throw new PermanentJobError('There is no such submission');
    if (!drafting.ok) return drafting.refused;
    const { contentHash, versionCode, html } = drafting;
    const id = { customerId: version.customerId, contentHash, kind };
    const document = (await this.documents.find(id)) ?? (await this.documents.keep(id, await this.pdf.render(html)));
    return { ...document, contentHash, versionCode };
  }
}
