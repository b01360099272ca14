import { Injectable } from '@nestjs/common';
import { PdfRenderer } from '../../../platform/pdf/index.ts';
import { PermanentJobError } from '../../../platform/queue/index.ts';
import type { DocumentVariant, Refusal } from '../../../drafting/index.ts';
import { documentOf } from '../drafting-pool/drafting-tasks.ts';
import { type VersionInput, WillDrafts } from '../will-drafts.ts';
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

  async make(version: WillVersion, variant: DocumentVariant): Promise<MadeDocument | Refusal> {
    return this.makeFrom(version.customerId, await this.drafts.load(version), variant);
  }

  /** The one with that content: as it is kept, or made once more if it comes out the same. Without a hash, from before there were any, as it comes out. */
  async keptOrSame(version: WillVersion, variant: DocumentVariant, contentHash: string | null): Promise<StoredDocument | null> {
    const kept = contentHash === null ? null : await this.documents.find({ customerId: version.customerId, contentHash, variant });
    if (kept) return kept;
    const made = await this.make(version, variant);
    return 'reason' in made || (contentHash !== null && made.contentHash !== contentHash) ? null : made;
  }

  async makeFrom(customerId: string, input: VersionInput | null, variant: DocumentVariant): Promise<MadeDocument | Refusal> {
    const rendered = input && documentOf(input, variant);
    if (!rendered) throw new PermanentJobError('There is no such submission, or its will has no such document');
    if (!rendered.ok) return rendered.refused;
    const { contentHash, versionCode, layouts } = rendered;
    const id = { customerId, contentHash, variant };
    const document = (await this.documents.find(id)) ?? (await this.documents.keep(id, await this.pdf.renderShortest(layouts)));
    return { ...document, contentHash, versionCode };
  }
}
