import { Injectable } from '@nestjs/common';
import { londonDate, type PaperKind, type WillAnswers, type WillChanges, type WillPapers } from '@willow/contracts';
import { QueryBus } from '@nestjs/cqrs';
import { GetCustomer } from '../customers/index.ts';
import { Wills } from './wills.repository.ts';
import { submissionAt } from './domain/will.state.ts';
import {
  type Drafting,
  draftWill,
  explanationPage,
  meaningDiff,
  type Paper,
  papersOf,
  planWill,
  questionsFor,
  type Refused,
  type Testator,
  reviewFlags,
  type RenderedPaper,
  renderPaper,
} from '../../drafting/index.ts';
import type { WillVersion } from './will-version.ts';

/** A paper with the version of the will that it belongs to. */
export type PaperOfWill = RenderedPaper & { readonly ok: true; readonly versionCode: string };

export type Submitted = {
  readonly answers: WillAnswers;
  /** When it was submitted, and which day that was in London. */
  readonly at: string;
  readonly on: string;
};

/** What a version means otherwise than an earlier one, and when that was submitted. */
export type VersionChanges = {
  readonly since: string;
  readonly compared: (Pick<WillChanges, 'changes'> & { readonly ok: true }) | Refused;
};

/** The answers of a submission with the details of their customer. */
export type VersionInput = Submitted & { readonly testator: Testator };

/** A paper of a will, or why its answers make none; null when this will does not have it. */
export function paperOf(input: VersionInput, paper: Paper): PaperOfWill | Refused | null {
  const planned = planWill(input);
  if (!planned.ok) return planned;
  const questions = paper.name === 'cover-letter' && paper.kind === 'draft' ? questionsFor(reviewFlags(input)) : [];
  const set = renderPaper(planned, paper, questions);
  return set && { ok: true, ...set, versionCode: planned.versionCode };
}

/** Drafts of exactly what was submitted: the answers of a revision, the customer's details, the day of the submission. */
@Injectable()
export class WillDrafts {
  constructor(
    private readonly wills: Wills,
    private readonly queries: QueryBus,
  ) {}

  /** The submission at a revision of the will's stream, or null when there is none (or it was erased). */
  async submitted(customerId: string, willRevision: number): Promise<Submitted | null> {
    const { state, facts } = await this.wills.load(customerId, willRevision);
    const submission = facts.at(-1);
    const submitted = submissionAt(state, willRevision);
    if (!submission || !submitted || state.erased) return null;
    const at = submission.metadata.occurredAt;
    return { answers: submitted.answers, at, on: londonDate(new Date(at)) };
  }

  /** Drafts a version of the will; null when there is nothing to draft. */
  async draft(version: WillVersion, kind: PaperKind): Promise<Drafting | null> {
    const input = await this.load(version);
    return input && draftWill({ ...input, kind });
  }

  /** Renders a paper of a version; null without a submission, and for a paper that this will does not have. */
  async paper(version: WillVersion, paper: Paper): Promise<PaperOfWill | Refused | null> {
    const input = await this.load(version);
    return input && paperOf(input, paper);
  }

  /** The papers that a version has; null without a submission. */
  async papers(version: WillVersion, kind: PaperKind): Promise<(WillPapers & { readonly ok: true }) | Refused | null> {
    const input = await this.load(version);
    const planned = input && planWill(input);
    return planned?.ok ? { ok: true, versionCode: planned.versionCode, papers: papersOf(planned, kind) } : planned;
  }

  /** The explanation of a version as a page for the screen; null without a submission. */
  async explanation(version: WillVersion, kind: PaperKind): Promise<{ readonly ok: true; readonly html: string } | Refused | null> {
    const input = await this.load(version);
    const planned = input && planWill(input);
    return planned?.ok ? { ok: true, html: explanationPage(planned, kind) } : planned;
  }

  /** What a version means otherwise than an earlier one; refused where one of them makes no will, null without a submission. */
  async changes(earlier: WillVersion, later: WillVersion): Promise<VersionChanges | null> {
    const [was, is] = await Promise.all([this.load(earlier), this.load(later)]);
    if (!was || !is) return null;
    const [before, after] = [planWill(was), planWill(is)];
    if (!before.ok) return { since: was.at, compared: before };
    if (!after.ok) return { since: was.at, compared: after };
    const changes = meaningDiff(before, after).map(({ sentence, clause }) => ({ sentence, clause }));
    return { since: was.at, compared: { ok: true, changes } };
  }

  /** What a version is drafted from; null without a submission. */
  async load({ customerId, willRevision, customerRevision }: WillVersion): Promise<VersionInput | null> {
    const [submission, known] = await Promise.all([
      this.submitted(customerId, willRevision),
      this.queries.execute(new GetCustomer(customerId, customerRevision ?? undefined)),
    ]);
    const testator = known?.details;
    return submission && testator ? { ...submission, testator } : null;
  }
}
