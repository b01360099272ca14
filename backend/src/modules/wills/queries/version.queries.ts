import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DocumentKind, FlagSubject, ReadWill, WillDocuments } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { type DocumentVariant, planWill, readingOf } from '../../../drafting/index.ts';
import { sentVersionsOf } from '../after-sending.ts';
import { Documents } from '../documents/documents.ts';
import type { WillRefusal } from '../domain/will.commands.ts';
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
    const drafting = await this.drafts.draft(version, 'draft');
    if (!drafting) return '';
    if (!drafting.ok) throw new RefusedError<WillRefusal>('WillImpossible', { message: drafting.refused.reason });
    return drafting.text;
  }
}

@QueryHandler(GetVersionReading)
class GetVersionReadingHandler implements IQueryHandler<GetVersionReading> {
  constructor(private readonly drafts: WillDrafts) {}

  async execute({ version, flags }: GetVersionReading): Promise<ReadWill | null> {
    const input = await this.drafts.load(version);
    if (!input) return null;
    const planned = planWill(input);
    if (!planned.ok) throw new RefusedError<WillRefusal>('WillImpossible', { message: planned.refused.reason });
    return readingOf(planned, flags, input.answers);
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
