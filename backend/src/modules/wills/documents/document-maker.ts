import { Injectable } from '@nestjs/common';
import { PdfRenderer } from '../../../platform/pdf/index.ts';
import { PermanentJobError } from '../../../platform/queue/index.ts';
import type { Paper, Refusal } from '../../../drafting/index.ts';
import { paperOf, type VersionInput, WillDrafts } from '../will-drafts.ts';
import type { WillVersion } from '../will-version.ts';
import { DocumentStore, type StoredDocument } from './document-store.ts';

export type MadeDocument = StoredDocument & { readonly contentHash: string; readonly versionCode: string };

/** In worker processes only: they have the browser that renders. */
@Injectable()
export class DocumentMaker {
  constructor(
    private readonly drafts: WillDrafts,
    private readonly documents: DocumentStore,
    private readonly pdf: PdfRenderer,
  ) {}

  async make(version: WillVersion, paper: Paper): Promise<MadeDocument | Refusal> {
    return this.makeFrom(version.customerId, await this.drafts.load(version), paper);
  }

  async makeFrom(customerId: string, input: VersionInput | null, paper: Paper): Promise<MadeDocument | Refusal> {
    const rendered = input && paperOf(input, paper);
    if (!rendered) throw new PermanentJobError('There is no such submission, or its will has no such paper');
    if (!rendered.ok) return rendered.refused;
    const { contentHash, versionCode, html } = rendered;
    const id = { customerId, contentHash, paper };
    const document = (await this.documents.find(id)) ?? (await this.documents.keep(id, await this.pdf.render(html)));
    return { ...document, contentHash, versionCode };
  }
}
