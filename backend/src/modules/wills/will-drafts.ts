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

export type PaperOfWill = RenderedPaper & { readonly ok: true; readonly versionCode: string };

export type Submitted = {
  readonly answers: WillAnswers;
  readonly at: string;
  readonly on: string;
};

export type VersionChanges = {
  readonly since: string;
  readonly compared: (Pick<WillChanges, 'changes'> & { readonly ok: true }) | Refused;
};

export type VersionInput = Submitted & { readonly testator: Testator };

/** Null when this will does not have the paper. */
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

  /** Null when there is no such submission, or it was erased. */
  async submitted(customerId: string, willRevision: number): Promise<Submitted | null> {
    const { state, facts } = await this.wills.load(customerId, willRevision);
    const submission = facts.at(-1);
    const submitted = submissionAt(state, willRevision);
    if (!submission || !submitted || state.erased) return null;
    const at = submission.metadata.occurredAt;
    return { answers: submitted.answers, at, on: londonDate(new Date(at)) };
  }

  async draft(version: WillVersion, kind: PaperKind): Promise<Drafting | null> {
    const input = await this.load(version);
    return input && draftWill({ ...input, kind });
  }

  async paper(version: WillVersion, paper: Paper): Promise<PaperOfWill | Refused | null> {
    const input = await this.load(version);
    return input && paperOf(input, paper);
  }

  async papers(version: WillVersion, kind: PaperKind): Promise<(WillPapers & { readonly ok: true }) | Refused | null> {
    const input = await this.load(version);
    const planned = input && planWill(input);
    return planned?.ok ? { ok: true, versionCode: planned.versionCode, papers: papersOf(planned, kind) } : planned;
  }

  async explanation(version: WillVersion, kind: PaperKind): Promise<{ readonly ok: true; readonly html: string } | Refused | null> {
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
    return { since: was.at, compared: { ok: true, changes } };
  }

  async load({ customerId, willRevision, customerRevision }: WillVersion): Promise<VersionInput | null> {
    const [submission, customer] = await Promise.all([
      this.submitted(customerId, willRevision),
      this.queries.execute(new GetCustomer(customerId, customerRevision ?? undefined)),
    ]);
    const testator = customer?.details;
    return submission && testator ? { ...submission, testator } : null;
  }
}
