import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type WillDocuments } from '@willow/contracts';
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

async function sentVersion(
  wills: Wills,
  customerId: string,
): Promise<{ readonly version: WillVersion; readonly contentHash: string | null }> {
  const { state } = await wills.load(customerId);
  const { last } = state.sent;
  if (!last) throw new RefusedError<WillRefusal>('DocumentUnknown');
  const { contentHash, ...revisions } = last;
  return { version: { customerId, ...revisions }, contentHash };
}

@QueryHandler(GetDocument)
export class GetDocumentHandler implements IQueryHandler<GetDocument> {
  constructor(
    private readonly wills: Wills,
    private readonly documents: Documents,
  ) {}

  async execute({ customerId, variant }: GetDocument): Promise<Uint8Array> {
    const { version, contentHash } = await sentVersion(this.wills, customerId);
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
