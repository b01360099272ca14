import { Injectable } from '@nestjs/common';
import { PdfRenderer } from '../../../platform/pdf/index.ts';
import { PermanentJobError } from '../../../platform/queue/index.ts';
import type { Paper, Refusal } from '../../../drafting/index.ts';
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
  async make(version: WillVersion, paper: Paper): Promise<MadeDocument | Refusal> {
    const set = await this.drafts.paper(version, paper);
    if (!set) throw new PermanentJobError('There is no such submission, or its will has no such paper');
    if (!set.ok) return set.refused;
    const { contentHash, versionCode, html } = set;
    const id = { customerId: version.customerId, contentHash, paper };
    const document = (await this.documents.find(id)) ?? (await this.documents.keep(id, await this.pdf.render(html)));
    return { ...document, contentHash, versionCode };
  }
}
