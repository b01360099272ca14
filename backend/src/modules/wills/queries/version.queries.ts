import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DocumentKind, FlagSubject, ReadWill, WillDocuments } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { DocumentVariant } from '../../../drafting/index.ts';
import { sentVersionsOf } from '../after-sending.ts';
import { Documents } from '../documents/documents.ts';
import type { WillRefusal } from '../domain/will.commands.ts';
import { DraftingPool } from '../drafting-pool/drafting-pool.ts';
import type { Explained } from '../drafting-pool/drafting-tasks.ts';
import { type Submitted, type VersionChanges, WillDrafts } from '../will-drafts.ts';
import type { WillVersion } from '../will-version.ts';
import { Wills } from '../wills.repository.ts';

export class GetSubmittedAnswers extends Query<Submitted | null> {
  constructor(
    readonly customerId: string,
    readonly willRevision: number,
  ) {
    super();
  }
}

export class GetVersionText extends Query<string> {
  constructor(readonly version: WillVersion) {
    super();
  }
}

/** The will in its parts, with the flags that were raised for it; null while there is nothing to draft. */
export class GetVersionReading extends Query<ReadWill | null> {
  constructor(
    readonly version: WillVersion,
    readonly flags: readonly { readonly key: string; readonly about: FlagSubject | null }[],
  ) {
    super();
  }
}

export type SentCode = Pick<WillVersion, 'willRevision' | 'customerRevision'> & { readonly versionCode: string };

/** The codes on the pages of the versions that were sent to a customer, oldest first. */
export class GetSentCodes extends Query<readonly SentCode[]> {
  constructor(readonly customerId: string) {
    super();
  }
}

export class GetVersionChanges extends Query<VersionChanges | null> {
  constructor(
    readonly earlier: WillVersion,
    readonly later: WillVersion,
  ) {
    super();
  }
}

export class GetVersionPdf extends Query<Uint8Array> {
  constructor(
    readonly version: WillVersion,
    readonly variant: DocumentVariant,
  ) {
    super();
  }
}

export class ListVersionDocuments extends Query<WillDocuments> {
  constructor(
    readonly version: WillVersion,
    readonly kind: DocumentKind,
  ) {
    super();
  }
}

export class GetVersionExplanation extends Query<string> {
  constructor(
    readonly version: WillVersion,
    readonly kind: DocumentKind,
  ) {
    super();
  }
}

@QueryHandler(GetSubmittedAnswers)
class GetSubmittedAnswersHandler implements IQueryHandler<GetSubmittedAnswers> {
  constructor(private readonly drafts: WillDrafts) {}

  execute({ customerId, willRevision }: GetSubmittedAnswers): Promise<Submitted | null> {
    return this.drafts.submitted(customerId, willRevision);
  }
}

@QueryHandler(GetVersionText)
class GetVersionTextHandler implements IQueryHandler<GetVersionText> {
  constructor(private readonly drafts: WillDrafts) {}

  async execute({ version }: GetVersionText): Promise<string> {
    const text = await this.drafts.text(version);
    return text ? valueOf(text) : '';
  }
}

@QueryHandler(GetVersionReading)
class GetVersionReadingHandler implements IQueryHandler<GetVersionReading> {
  constructor(
    private readonly drafts: WillDrafts,
    private readonly drafting: DraftingPool,
  ) {}

  async execute({ version, flags }: GetVersionReading): Promise<ReadWill | null> {
    const input = await this.drafts.load(version);
    return input && valueOf(await this.drafting.run('reading', input, flags, input.answers));
  }
}

@QueryHandler(GetSentCodes)
class GetSentCodesHandler implements IQueryHandler<GetSentCodes> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId }: GetSentCodes): Promise<readonly SentCode[]> {
    return sentVersionsOf(await this.wills.load(customerId));
  }
}

@QueryHandler(GetVersionChanges)
class GetVersionChangesHandler implements IQueryHandler<GetVersionChanges> {
  constructor(private readonly drafts: WillDrafts) {}

  execute({ earlier, later }: GetVersionChanges): Promise<VersionChanges | null> {
    return this.drafts.changes(earlier, later);
  }
}

@QueryHandler(GetVersionPdf)
class GetVersionPdfHandler implements IQueryHandler<GetVersionPdf> {
  constructor(private readonly documents: Documents) {}

  execute({ version, variant }: GetVersionPdf): Promise<Uint8Array> {
    return this.documents.pdf(version, variant);
  }
}

@QueryHandler(ListVersionDocuments)
class ListVersionDocumentsHandler implements IQueryHandler<ListVersionDocuments> {
  constructor(private readonly documents: Documents) {}

  execute({ version, kind }: ListVersionDocuments): Promise<WillDocuments> {
    return this.documents.list(version, kind);
  }
}

@QueryHandler(GetVersionExplanation)
class GetVersionExplanationHandler implements IQueryHandler<GetVersionExplanation> {
  constructor(private readonly documents: Documents) {}

  execute({ version, kind }: GetVersionExplanation): Promise<string> {
    return this.documents.screen(version, kind);
  }
}

function valueOf<T>(result: Explained<T>): T {
  if (!result.ok) throw new RefusedError<WillRefusal>('WillImpossible', { message: result.refused.reason });
  return result.value;
}

export const versionQueryHandlers = [
  GetSubmittedAnswersHandler,
  GetVersionTextHandler,
  GetVersionReadingHandler,
  GetSentCodesHandler,
  GetVersionChangesHandler,
  GetVersionPdfHandler,
  ListVersionDocumentsHandler,
  GetVersionExplanationHandler,
];
