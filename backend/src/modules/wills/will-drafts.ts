import { Injectable } from '@nestjs/common';
import { londonDate, type WillAnswers } from '@willow/contracts';
import { QueryBus } from '@nestjs/cqrs';
import { GetCustomer } from '../customers/index.ts';
import { Streams } from '../../platform/facts/streams.ts';
import type { ReviewFindings } from './domain/will.commands.ts';
import { will } from './domain/will.decider.ts';
import { submissionAt } from './domain/will.state.ts';
import { type Drafting, draftWill, type Kind } from './drafting/index.ts';
import { findingsOf } from './review-findings.ts';
import { willStream } from './will.streams.ts';
import type { WillVersion } from './will-version.ts';

export type Submitted = { readonly answers: WillAnswers; readonly on: string };

/** Drafts of exactly what was submitted: the answers of a revision, the customer's details, the day of the submission. */
@Injectable()
export class WillDrafts {
  constructor(
    private readonly streams: Streams,
    private readonly queries: QueryBus,
  ) {}

  /** The submission at a revision of the will's stream, or null when there is none (or it was erased). */
  async submitted(customerId: string, willRevision: number): Promise<Submitted | null> {
    const { state, facts } = await this.streams.load(will, willStream(customerId), willRevision);
    const submission = facts.at(-1);
    const submitted = submissionAt(state, willRevision);
    if (!submission || !submitted || state.erased) return null;
    return { answers: submitted.answers, on: londonDate(new Date(submission.metadata.occurredAt)) };
  }

  /** Drafts a version of the will; null when there is nothing to draft. */
  async draft(version: WillVersion, kind: Kind): Promise<Drafting | null> {
    const input = await this.#input(version);
    return input && draftWill({ ...input, kind });
  }

  /** What the review rules make of a version of the will; null when there is nothing to review. */
  async review(version: WillVersion): Promise<ReviewFindings | null> {
    const input = await this.#input(version);
    return input && findingsOf(input);
  }

  async #input({ customerId, willRevision, customerRevision }: WillVersion) {
    const [submission, known] = await Promise.all([
      this.submitted(customerId, willRevision),
      this.queries.execute(new GetCustomer(customerId, customerRevision ?? undefined)),
    ]);
    const testator = known?.details;
    return submission && testator ? { ...submission, testator } : null;
  }
}
