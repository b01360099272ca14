import { Injectable } from '@nestjs/common';
import { londonDate, type DocumentKind, type OrderChanges, type WillAnswers, type WillDocuments } from '@willow/contracts';
import { QueryBus } from '@nestjs/cqrs';
import { GetCustomer } from '../customers/index.ts';
import { Wills } from './wills.repository.ts';
import { submissionAt } from './domain/will.state.ts';
import { settingsAt } from './will-settings.ts';
import { keptOf } from './domain/signing.ts';
import {
  type Drafting,
  draftWill,
  explanationPage,
  type Kept,
  meaningDiff,
  type DocumentVariant,
  type OperatorSettings,
  documentsOf,
  planWill,
  questionsFor,
  redline,
  type Refused,
  type Testator,
  reviewFlags,
  type RenderedHtml,
  renderHtml,
} from '../../drafting/index.ts';
import type { WillVersion } from './will-version.ts';

type DraftedDocument = RenderedHtml & { readonly ok: true; readonly versionCode: string };

export type Submitted = {
  readonly answers: WillAnswers;
  readonly at: string;
  readonly on: string;
};

export type VersionChanges = {
  readonly since: string;
  readonly compared: (Pick<OrderChanges, 'changes' | 'redline'> & { readonly ok: true }) | Refused;
};

export type VersionInput = Submitted & {
  readonly testator: Testator;
  readonly settings: OperatorSettings;
  /** Of a will that is signed and stored. */
  readonly kept: Kept | null;
};

/** Null when this will does not have the document. */
export function documentOf(input: VersionInput, variant: DocumentVariant): DraftedDocument | Refused | null {
  const planned = planWill(input);
  if (!planned.ok) return planned;
  const questions = variant.name === 'cover-letter' && variant.kind === 'draft' ? questionsFor(reviewFlags(input), input.answers) : [];
  const set = renderHtml(planned, variant, { questions, kept: input.kept });
  return set && { ok: true, ...set, versionCode: planned.versionCode };
}

/** Drafts of exactly what was submitted: the answers of a revision, the customer's details, the day of the submission. */
@Injectable()
export class WillDrafts {
  constructor(
    private readonly wills: Wills,
    private readonly queries: QueryBus,
  ) {}

  /** Null when there is no such submission, or it was erased. */
  async submitted(customerId: string, willRevision: number): Promise<Submitted | null> {
    const { state, facts } = await this.wills.load(customerId, willRevision);
    const submission = facts.at(-1);
    const submitted = submissionAt(state, willRevision);
    if (!submission || !submitted || state.erased) return null;
    const at = submission.metadata.occurredAt;
    return { answers: submitted.answers, at, on: londonDate(new Date(at)) };
  }

  async draft(version: WillVersion, kind: DocumentKind): Promise<Drafting | null> {
    const input = await this.load(version);
    return input && draftWill({ ...input, kind });
  }

  async document(version: WillVersion, variant: DocumentVariant): Promise<DraftedDocument | Refused | null> {
    const input = await this.load(version);
    return input && documentOf(input, variant);
  }

  async documents(version: WillVersion, kind: DocumentKind): Promise<(WillDocuments & { readonly ok: true }) | Refused | null> {
    const input = await this.load(version);
    const planned = input && planWill(input);
    return planned?.ok ? { ok: true, versionCode: planned.versionCode, documents: documentsOf(planned, kind) } : planned;
  }

  async explanation(version: WillVersion, kind: DocumentKind): Promise<{ readonly ok: true; readonly html: string } | Refused | null> {
    const input = await this.load(version);
    const planned = input && planWill(input);
    return planned?.ok ? { ok: true, html: explanationPage(planned, kind) } : planned;
  }

  async changes(earlier: WillVersion, later: WillVersion): Promise<VersionChanges | null> {
    const [was, is] = await Promise.all([this.load(earlier), this.load(later)]);
    if (!was || !is) return null;
    const [before, after] = [planWill(was), planWill(is)];
    if (!before.ok) return { since: was.at, compared: before };
    if (!after.ok) return { since: was.at, compared: after };
    const changes = meaningDiff(before, after).map(({ sentence, clause }) => ({ sentence, clause }));
    return { since: was.at, compared: { ok: true, changes, redline: redline(before, after) } };
  }

  async load({ customerId, willRevision, customerRevision }: WillVersion): Promise<VersionInput | null> {
    // What an operator set is recorded after the submission that it is for.
    const [submission, { state }, customer] = await Promise.all([
      this.submitted(customerId, willRevision),
      this.wills.load(customerId),
      this.queries.execute(new GetCustomer(customerId, customerRevision ?? undefined)),
    ]);
    const testator = customer?.details;
    return submission && testator
      ? { ...submission, testator, settings: settingsAt(state, willRevision), kept: keptOf(state.signing, willRevision) }
      : null;
  }
}
