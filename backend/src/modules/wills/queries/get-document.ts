import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type WillDocuments } from '@willow/contracts';
import { sentVersionsOf } from '../after-sending.ts';
import { Wills } from '../wills.repository.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { WillRefusal } from '../domain/will.commands.ts';
import { Documents } from '../documents/documents.ts';
import type { DocumentVariant } from '../../../drafting/index.ts';
import type { WillVersion } from '../will-version.ts';

export class GetDocument extends Query<Uint8Array> {
  constructor(
    readonly customerId: string,
    readonly variant: Omit<DocumentVariant, 'kind'>,
    readonly versionCode?: string,
  ) {
    super();
  }
}

export class ListDocuments extends Query<WillDocuments> {
  constructor(readonly customerId: string) {
    super();
  }
}

export class GetExplanationPage extends Query<string> {
  constructor(readonly customerId: string) {
    super();
  }
}

type Sent = { readonly version: WillVersion; readonly contentHash: string | null };

/** The one that has this code, or else the newest. */
async function sentVersion(wills: Wills, customerId: string, versionCode?: string): Promise<Sent> {
  const loaded = await wills.load(customerId);
  const sent = versionCode ? sentVersionsOf(loaded).findLast((each) => each.versionCode === versionCode) : loaded.state.sent.last;
  if (!sent) throw new RefusedError<WillRefusal>('DocumentUnknown');
  const { willRevision, customerRevision, contentHash } = sent;
  return { version: { customerId, willRevision, customerRevision }, contentHash };
}

@QueryHandler(GetDocument)
export class GetDocumentHandler implements IQueryHandler<GetDocument> {
  constructor(
    private readonly wills: Wills,
    private readonly documents: Documents,
  ) {}

  async execute({ customerId, variant, versionCode }: GetDocument): Promise<Uint8Array> {
    const { version, contentHash } = await sentVersion(this.wills, customerId, versionCode);
    return this.documents.pdf(version, { ...variant, kind: 'final' }, contentHash);
  }
}

@QueryHandler(ListDocuments)
export class ListDocumentsHandler implements IQueryHandler<ListDocuments> {
  constructor(
    private readonly wills: Wills,
    private readonly documents: Documents,
  ) {}

  async execute({ customerId }: ListDocuments): Promise<WillDocuments> {
    return this.documents.list((await sentVersion(this.wills, customerId)).version, 'final');
  }
}

@QueryHandler(GetExplanationPage)
export class GetExplanationPageHandler implements IQueryHandler<GetExplanationPage> {
  constructor(
    private readonly wills: Wills,
    private readonly documents: Documents,
  ) {}

  async execute({ customerId }: GetExplanationPage): Promise<string> {
    return this.documents.screen((await sentVersion(this.wills, customerId)).version, 'final');
  }
}
