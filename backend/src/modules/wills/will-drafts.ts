import { Injectable } from '@nestjs/common';
import { londonDate, type DocumentKind, type WillAnswers, type WillDocuments } from '@willow/contracts';
import { QueryBus } from '@nestjs/cqrs';
import { GetCustomer } from '../customers/index.ts';
import { Wills } from './wills.repository.ts';
import { submissionAt } from './domain/will.state.ts';
import { settingsAt } from './will-settings.ts';
import { keptOf } from './domain/signing.ts';
import type { DocumentVariant, Kept, OperatorSettings, Testator } from '../../drafting/index.ts';
import { DraftingPool } from './drafting-pool/drafting-pool.ts';
import type { Explained, TaskResult } from './drafting-pool/drafting-tasks.ts';
import type { WillVersion } from './will-version.ts';

export type Submitted = {
  readonly answers: WillAnswers;
  readonly at: string;
  readonly on: string;
};

export type VersionChanges = {
  readonly since: string;
  readonly compared: TaskResult<'redlined'>;
};

export type VersionInput = Submitted & {
  readonly testator: Testator;
  readonly settings: OperatorSettings;
  /** Of a will that is signed and stored. */
  readonly kept: Kept | null;
};

/** Drafts of exactly what was submitted: the answers of a revision, the customer's details, the day of the submission. */
@Injectable()
export class WillDrafts {
  constructor(
    private readonly wills: Wills,
    private readonly queries: QueryBus,
    private readonly drafting: DraftingPool,
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

  async text(version: WillVersion): Promise<Explained<string> | null> {
    const input = await this.load(version);
    return input && this.drafting.run('text', input);
  }

  async document(version: WillVersion, variant: DocumentVariant): Promise<TaskResult<'document'>> {
    const input = await this.load(version);
    return input && this.drafting.run('document', input, variant);
  }

  async documents(version: WillVersion, kind: DocumentKind): Promise<Explained<WillDocuments> | null> {
    const input = await this.load(version);
    return input && this.drafting.run('documents', input, kind);
  }

  async explanation(version: WillVersion, kind: DocumentKind): Promise<Explained<string> | null> {
    const input = await this.load(version);
    return input && this.drafting.run('explanationPage', input, kind);
  }

  async changes(earlier: WillVersion, later: WillVersion): Promise<VersionChanges | null> {
    const [was, is] = await Promise.all([this.load(earlier), this.load(later)]);
    return was && is && { since: was.at, compared: await this.drafting.run('redlined', was, is) };
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
